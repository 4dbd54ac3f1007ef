import { guests } from '$lib/packs/guests';
import { welcome } from '$lib/systems';

welcome(guests);
