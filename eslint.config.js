import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
	{ ignores: ['build/', '.svelte-kit/', 'test-results/', 'playwright-report/'] },
	js.configs.recommended,
	...ts.configs.recommended,
	...svelte.configs.recommended,
	{
		languageOptions: { globals: { ...globals.browser, ...globals.node } },
		// TypeScript finds undefined names, and knows the globals of each file.
		rules: {
			'no-undef': 'off',
			// Every address is made by `href` of page-context, which adds the base and the language.
			'svelte/no-navigation-without-resolve': 'off',
			// {' '} keeps a space that the formatter would move away.
			'svelte/no-useless-mustaches': 'off',
			// There are no stores, and to look for one in every expression took nine seconds.
			'svelte/require-store-reactive-access': 'off'
		}
	},
	{
		files: ['**/*.svelte', '**/*.svelte.ts'],
		languageOptions: {
			parserOptions: { projectService: true, extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig }
		}
	}
);
