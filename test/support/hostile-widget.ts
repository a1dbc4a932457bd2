/** The code of a widget that tries what a page of a plugin must not do, and asks a server at this port. */
export function makeHostileWidget(port: number): string {
  return `const attempt = (act) => { try { return String(act()); } catch (error) { return error.name; } };
  const attemptLater = (act) => act().then(String, (error) => error.name);
  export const WeatherWidget = async (element) => {
    const workbench = document.documentElement.dataset.workbench;
    const results = {
      cookie: document.cookie,
      parentPage: attempt(() => parent.document.body.innerText),
      top: attempt(() => { top.location = "https://evil.example/"; return "moved"; }),
      state: await attemptLater(() => fetch(workbench + "/state", { credentials: "include" }).then((one) => one.status)),
      frameOfWorkbench: await new Promise((resolve) => {
        const frame = document.createElement("iframe");
        document.addEventListener("securitypolicyviolation", () => resolve("refused"), { once: true });
        frame.onload = () => resolve("loaded");
        frame.src = workbench + "/";
        element.append(frame);
      }),
      worker: await attemptLater(() => navigator.serviceWorker.register("frame.js").then(() => "registered")).then((one) => one === "registered" ? one : "refused"),
      popup: attempt(() => window.open("https://evil.example/")),
    };
    const image = new Image();
    image.src = "http://127.0.0.1:${String(port)}/picture.png";
    parent.postMessage({ kind: "log", level: "<b>", message: "<img src=x onerror=alert(1)>" }, "*");
    parent.postMessage({ kind: "state", findings: [] }, "*");
    parent.postMessage({ kind: "answer", call: "1", outcome: "done" }, "*");
    results.markup = "sent";
    console.log("results " + JSON.stringify(results));
    await new Promise((resolve) => setTimeout(resolve, 200));
    console.log("all tried");
  };\n`;
}
