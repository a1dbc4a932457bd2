import { expect } from "vitest";
import { live, stepOf } from "../support/live.js";
import { nightly } from "../support/nightly.js";

/** Code that every browser runs, and that throws where something is not as it is there. */
const RIGHT: Readonly<Record<string, string>> = {
  "getters of a base class":
    'const get = (name) => Object.getOwnPropertyDescriptor(Node.prototype, name).get; const p = document.createElement("p"); p.textContent = "low"; is(get("nodeName").call(p), "P"); is(get("textContent").call(p), "low"); is(get("nodeValue").call(p.firstChild), "low");',
  "setters of a base class":
    'const { set } = Object.getOwnPropertyDescriptor(Node.prototype, "textContent"); const p = document.createElement("p"); set.call(p, "low"); is(p.innerHTML, "low");',
  "a selection that is told later, and once":
    'let told = 0; document.addEventListener("selectionchange", () => { told++; getSelection().collapse(p, 0); }); const p = document.createElement("p"); document.body.append(p); getSelection().collapse(p, 0); getSelection().collapse(p, 0); is(told, 0); await new Promise((r) => setTimeout(r, 5)); is(told, 1);',
  "a cancelled animation": "document.body.animate([{ opacity: 0 }], { duration: 50 }).cancel();",
  "blobs in a reader":
    'const reader = new FileReader(); const ended = new Promise((r) => (reader.onload = r)); reader.readAsDataURL(new Blob(["tide"], { type: "text/plain" })); is(reader.readyState, 1); await ended; is(reader.result, "data:text/plain;base64,dGlkZQ==");',
  "a file in a reader":
    'const reader = new FileReader(); const ended = new Promise((r) => reader.addEventListener("loadend", r)); reader.readAsText(new File(["tide"], "a.txt")); await ended; is(reader.result, "tide");',
  popovers:
    'const p = document.createElement("p"); let code = ""; try { p.showPopover(); } catch (error) { code = error.name; } is(code, "NotSupportedError"); p.popover = "auto"; document.body.append(p); const told = []; p.addEventListener("toggle", (event) => told.push(event.newState)); p.showPopover(); await null; is(p.togglePopover(), false); await null; is(told.join(), "open,closed");',
  "internals of an element":
    'customElements.define("tide-field", class extends HTMLElement { static formAssociated = true; inner = this.attachInternals(); }); const field = document.createElement("tide-field"); field.inner.setValidity({ valueMissing: true }, "high"); is(field.inner.checkValidity(), false); field.inner.setValidity({}); is(field.inner.validity.valid, true); is(field.inner.form, null); let code = ""; try { field.attachInternals(); } catch (error) { code = error.name; } is(code, "NotSupportedError");',
  "attributes as properties":
    'const p = document.createElement("p"); is(p.spellcheck, true); p.spellcheck = false; is(p.getAttribute("spellcheck"), "false"); is(p.ariaLabel, null); p.ariaLabel = "tide"; is(p.getAttribute("aria-label"), "tide"); p.ariaLabel = null; is(p.hasAttribute("aria-label"), false); p.inputMode = "numeric"; is(p.getAttribute("inputMode"), "numeric"); p.autofocus = true; is(p.getAttribute("autofocus"), "");',
  "events with their own values":
    'is(new ToggleEvent("toggle", { newState: "open" }).newState, "open"); is(new PromiseRejectionEvent("unhandledrejection", { promise: Promise.resolve(), reason: 7 }).reason, 7);',
  fonts:
    'is(await document.fonts.ready, document.fonts); const face = new FontFace("Tide", "url(/tide.woff2)"); document.fonts.add(face); is((await face.load()).family, "Tide"); is(document.fonts.size, 1);',
  "a point of a drawing":
    'const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg"); const point = svg.createSVGPoint(); point.x = 3; is(point.matrixTransform(svg.createSVGMatrix()).x, 3);',
  "an idle moment":
    "const left = await new Promise((r) => requestIdleCallback((deadline) => r(deadline.timeRemaining()))); is(left > 0, true); cancelIdleCallback(requestIdleCallback(fail));",
  "an option":
    'const option = new Option("High", "h", false, true); is(option.outerHTML.includes("High"), true); is(option.value, "h");',
  styles:
    'const p = document.createElement("p"); is(getComputedStyle(p).paddingLeft, ""); document.body.append(p); const styles = getComputedStyle(p); is(styles.paddingLeft, "0px"); is(styles.getPropertyValue("padding-left"), "0px"); is(styles["transition-duration"], "0s"); is(styles.position, "static"); is(styles.getPropertyValue("--tide"), ""); is(styles.tide, undefined); is(styles instanceof CSSStyleDeclaration, true); p.style.cssText = "padding: 3px; position: relative; --tide: low"; is(styles.paddingLeft, "3px"); is(styles.position, "relative"); is(styles.getPropertyValue("--tide"), "low"); const b = document.createElement("b"); p.append(b); is(b.offsetParent, p); p.style.position = ""; is(b.offsetParent, document.body);',
  "what is not there":
    'const p = document.createElement("p"); is(p.assignedSlot, null); is(p.offsetParent, null); document.body.append(p); is(p.offsetParent, document.body); is(frameElement, null); is(document.fullscreenElement, null);',
  "a slot":
    'const p = document.createElement("p"); p.attachShadow({ mode: "open" }).innerHTML = "<slot name=a></slot><slot></slot>"; p.innerHTML = "<b slot=a></b><i></i>"; is(p.firstChild.assignedSlot.name, "a"); is(p.lastChild.assignedSlot.name, "");',
  "the visible part": "is(visualViewport.scale, 1); is(screen.orientation.type, 'landscape-primary');",
};

const START =
  "const is = (one, other) => { if (one !== other) throw new Error(`${String(one)} is not ${String(other)}`); }; const fail = () => is(1, 2);";

nightly.each(Object.entries(RIGHT))("the small DOM does as a browser does: %s", async (_, code) => {
  const run = await live(`${START} export async function onEnable() { document.title; ${code} }`);
  expect(stepOf(run, "onEnable").outcome).toEqual({ kind: "done" });
});
