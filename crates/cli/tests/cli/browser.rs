//! A real browser without a window, driven through its debugging pipe: what it is told is JSON, each message ends in a zero
//! byte.
//!
//! `GRIDWRIGHT_BROWSER` names a Chromium; without it, one that is on the path is taken. `scripts/test` installs one and
//! sets it, so that tests that need one do not pass without.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::thread;
use std::time::Duration;

use serde_json::{Value as Json, json};
use tempfile::TempDir;

/// A page in a browser; it ends with this.
pub(crate) struct Browser {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
    session: Option<String>,
    last: u64,
    /// What happened that nobody asked for.
    events: Vec<Json>,
    _profile: TempDir,
}

impl Browser {
    /// Starts a browser; none if there is none, which is an error if one was named.
    pub(crate) fn start() -> Option<Browser> {
        let named = std::env::var("GRIDWRIGHT_BROWSER").ok().filter(|name| !name.is_empty());
        let name = named.clone().unwrap_or_else(|| "chromium".to_owned());
        let runs = Command::new(&name).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
        if !runs.is_ok_and(|status| status.success()) {
            assert!(named.is_none(), "GRIDWRIGHT_BROWSER names {name}, which does not run");
            eprintln!("left out: there is no chromium");
            return None;
        }
        let profile = tempfile::tempdir().unwrap();
        // The pipe's ends are file descriptors 3 and 4, which only a shell can be told.
        let mut child = Command::new("sh")
            .args(["-c", r#"exec "$@" 3<&0 4>&1 </dev/null >/dev/null"#, "sh", &name])
            .args([
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--no-first-run",
                "--remote-debugging-pipe",
            ])
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .arg("about:blank")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let (to, from) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        let mut browser =
            Browser { child, to, from, session: None, last: 0, events: Vec::new(), _profile: profile };
        let target = browser.call("Target.createTarget", &json!({ "url": "about:blank" }));
        let attach = json!({ "targetId": target["targetId"], "flatten": true });
        let session = browser.call("Target.attachToTarget", &attach);
        browser.session = session["sessionId"].as_str().map(str::to_owned);
        for domain in ["Page", "Runtime", "Log", "Network"] {
            browser.call(&format!("{domain}.enable"), &json!({}));
        }
        Some(browser)
    }

    /// Asks for something and gives what comes back.
    pub(crate) fn call(&mut self, method: &str, params: &Json) -> Json {
        self.last += 1;
        let mut message = json!({ "id": self.last, "method": method, "params": params });
        if let Some(session) = &self.session {
            message["sessionId"] = session.as_str().into();
        }
        self.to.write_all(format!("{message}\0").as_bytes()).unwrap();
        self.to.flush().unwrap();
        loop {
            let mut bytes = Vec::new();
            self.from.read_until(0, &mut bytes).unwrap();
            assert_eq!(bytes.pop(), Some(0), "the browser has ended");
            let mut message: Json = serde_json::from_slice(&bytes).unwrap();
            if message["id"] == json!(self.last) {
                assert_eq!(message.get("error"), None, "{method}");
                return message["result"].take();
            }
            self.events.push(message);
        }
    }

    /// The value of an expression in the page, or of the promise that it is.
    pub(crate) fn value(&mut self, expression: &str) -> Json {
        let params = json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
        let mut result = self.call("Runtime.evaluate", &params);
        assert_eq!(result.get("exceptionDetails"), None, "{expression}");
        result["result"]["value"].take()
    }

    /// Opens a page of ours, and waits until its script is done.
    pub(crate) fn open(&mut self, file: &Path) {
        self.call("Page.navigate", &json!({ "url": format!("file://{}", file.display()) }));
        let mut is_ready = false;
        for _ in 0..600 {
            is_ready = self.value("document.documentElement?.dataset.ready") == "yes";
            if is_ready {
                break;
            }
            thread::sleep(Duration::from_millis(50));
        }
        assert!(is_ready, "the page is not ready: {:?}", self.complaints());
    }

    /// Gives the page a width and a height, of a desktop or a phone.
    pub(crate) fn resize(&mut self, width: u32, height: u32, is_phone: bool) {
        let scale = if is_phone { 2 } else { 1 };
        let params =
            json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": is_phone });
        self.call("Emulation.setDeviceMetricsOverride", &params);
    }

    /// What the system of the user prefers.
    pub(crate) fn prefer(&mut self, scheme: &str) {
        let feature = json!({ "name": "prefers-color-scheme", "value": scheme });
        self.call("Emulation.setEmulatedMedia", &json!({ "features": [feature] }));
        // The page hears of it with the next frame.
        self.value("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))");
    }

    /// Presses a key, by its name and, if it writes something, its text.
    pub(crate) fn press(&mut self, key: &str) {
        let mut params = json!({ "type": "keyDown", "key": key });
        if key.chars().count() == 1 {
            params["text"] = key.into();
        }
        if key == "Enter" {
            params["text"] = "\r".into();
        }
        // What a key does besides being heard of follows from its code.
        let codes = [
            ("Enter", 13),
            ("Escape", 27),
            ("ArrowLeft", 37),
            ("ArrowUp", 38),
            ("ArrowRight", 39),
            ("ArrowDown", 40),
        ];
        if let Some((_, code)) = codes.iter().find(|(name, _)| *name == key) {
            params["windowsVirtualKeyCode"] = json!(code);
        }
        self.call("Input.dispatchKeyEvent", &params);
        params["type"] = "keyUp".into();
        self.call("Input.dispatchKeyEvent", &params);
    }

    /// Errors of the page so far, what it wrote to the console, and what it asked the network for.
    pub(crate) fn complaints(&mut self) -> Vec<String> {
        // Events up to now come before the answer.
        self.value("0");
        let bad = |event: &&Json| match event["method"].as_str() {
            Some("Runtime.exceptionThrown" | "Runtime.consoleAPICalled") => true,
            // Only tests read pictures back, of which it warns.
            Some("Log.entryAdded") => !event.to_string().contains("willReadFrequently"),
            Some("Network.requestWillBeSent") => {
                let url = event["params"]["request"]["url"].as_str().unwrap_or_default();
                !(url.starts_with("file:") && event["params"]["type"] == "Document"
                    || url.starts_with("data:"))
            }
            _ => false,
        };
        self.events.iter().filter(bad).map(ToString::to_string).collect()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
