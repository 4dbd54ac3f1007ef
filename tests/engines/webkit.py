"""A window of WebKitGTK, led by lines of JSON: {"go": url}, {"call": the body of an async function} or {"quit": true}.

It keeps what it has in the folder it is given, so that it can be closed and started again; WebDriver's MiniBrowser keeps nothing.
"""

import json
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

folder, language, at_start = sys.argv[1:]


def say(answer):
    print(json.dumps(answer), flush=True)


manager = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder + "/cache")
context = WebKit2.WebContext(website_data_manager=manager)
context.set_preferred_languages([language])
content = WebKit2.UserContentManager()
content.add_script(
    WebKit2.UserScript(
        at_start,
        WebKit2.UserContentInjectedFrames.TOP_FRAME,
        WebKit2.UserScriptInjectionTime.START,
        None,
        None,
    )
)
view = WebKit2.WebView(web_context=context, user_content_manager=content)
window = Gtk.Window(default_width=360, default_height=740)
window.add(view)
window.show_all()

# A page that goes on by itself is finished twice: only the one that was asked for is told.
asked = None


def on_load(_view, event):
    global asked
    if event == WebKit2.LoadEvent.FINISHED and asked:
        asked = None
        say({"value": view.get_uri()})


def on_failed(_view, _event, address, error):
    global asked
    # A page that is left before it was there.
    if asked and not error.matches(WebKit2.NetworkError.quark(), WebKit2.NetworkError.CANCELLED):
        asked = None
        say({"error": f"{address}: {error.message}"})
    return False


def on_called(_view, result):
    try:
        value = view.call_async_javascript_function_finish(result)
        text = value.to_json(0)
        say({"value": None if text is None else json.loads(text)})
    except GLib.Error as error:
        say({"error": error.message})


def on_line(source, _condition):
    global asked
    line = source.readline()
    order = json.loads(line) if line else {"quit": True}
    if "go" in order:
        asked = order["go"]
        view.load_uri(asked)
    elif "call" in order:
        view.call_async_javascript_function(order["call"], -1, None, None, None, None, on_called)
    else:
        Gtk.main_quit()
        return False
    return True


view.connect("load-changed", on_load)
view.connect("load-failed", on_failed)
view.connect("web-process-terminated", lambda _view, reason: say({"error": f"The page ended: {reason.value_nick}."}))
GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, on_line)
say({"value": f"WebKitGTK {WebKit2.get_major_version()}.{WebKit2.get_minor_version()}.{WebKit2.get_micro_version()}"})
Gtk.main()
