/**
 * A good plugin with a library of today, and faults: what is written otherwise, the severity and the place of what `test`
 * finds then, and what it says.
 */
export interface LibraryPlugin {
  readonly name: string;
  /** The library that mounts it and stays outside of the bundle; without one, a function gets the element. */
  readonly peer?: "react" | "vue" | "lit" | "preact";
  readonly imports: string;
  /** The module behind the imports; else the body of the component. */
  readonly module?: string;
  readonly body?: string;
  readonly faults: readonly (readonly [from: string, to: string, found: string, says: RegExp])[];
}

export const box = 'const box = document.createElement("div"); element.append(box);';

export const LIBRARY_PLUGINS: readonly LibraryPlugin[] = [
  {
    name: "floating-ui",
    imports: 'import { autoUpdate, computePosition, flip, offset, shift } from "@floating-ui/dom";',
    body: `const [at, tip] = [document.createElement("button"), document.createElement("div")];
element.append(at, tip);
const end = autoUpdate(at, tip, async () => {
  const { x, y } = await computePosition(at, tip, { middleware: [offset(4), flip(), shift()] });
  Object.assign(tip.style, { left: x + "px", top: y + "px" });
});
return end;`,
    faults: [
      [
        "return end;",
        "",
        "warning 5:13",
        /A listener on window \("(?:resize|scroll)"\) .* after the component is removed/u,
      ],
      ["{ x, y } =", "{ z } =", "warning 7:36", /ReferenceError: "x is not defined"/u],
    ],
  },
  {
    name: "focus-trap",
    imports: 'import { createFocusTrap } from "focus-trap";',
    body: `element.innerHTML = "<div><button>a</button><input></div>";
const trap = createFocusTrap(element.firstChild, { clickOutsideDeactivates: true });
trap.activate();
return () => trap.deactivate();`,
    faults: [
      [
        "return () => trap.deactivate();",
        "",
        "warning 5:6",
        /A listener on document .* after the component is removed/u,
      ],
      ["<button>a</button><input>", "", "warning 5:6", /Your focus-trap must have at least one container/u],
    ],
  },
  {
    name: "sortable",
    imports: 'import Sortable from "sortablejs";',
    body: `element.innerHTML = "<ul><li>high</li><li>low</li></ul>";
const list = Sortable.create(element.querySelector("ul"), { animation: 100 });
return () => list.destroy();`,
    faults: [['querySelector("ul")', 'querySelector("ol")', "warning 2:8", /Sortable: `el` must be an HTMLElement/u]],
  },
  {
    name: "uplot",
    imports: 'import uPlot from "uplot";',
    body: `const plot = new uPlot({ width: 300, height: 200, series: [{}, { stroke: "red" }] }, [[1, 2], [3, 4]], element);
plot.series[1].show = true;
return () => plot.destroy();`,
    faults: [
      [
        "plot.series[1]",
        "plot.series[2]",
        "warning 4:16",
        /TypeError: "Cannot set properties of undefined \(setting 'show'\)"/u,
      ],
    ],
  },
  {
    name: "leaflet",
    imports: 'import L from "leaflet";',
    body: `${box}
const map = L.map(box).setView([38.7, -9.1], 13);
L.marker([38.7, -9.1]).addTo(map).bindPopup("Cascais").openPopup();
return () => map.remove();`,
    faults: [
      ["L.marker(", "L.map(box); L.marker(", "warning 5:3", /Map container is already initialized/u],
      [
        "L.marker([38.7, -9.1])",
        "L.marker([])",
        "warning 5:14",
        /TypeError: "Cannot read properties of (?:null|undefined)/u,
      ],
      [
        "return () => map.remove();",
        "",
        "warning 4:15",
        /A listener on (?:document|window) .* after the component is removed/u,
      ],
    ],
  },
  {
    name: "codemirror",
    imports: 'import { EditorView, basicSetup } from "codemirror";',
    body: `const view = new EditorView({ doc: "tide = 1", extensions: [basicSetup, EditorView.lineWrapping], parent: element });
view.focus();
view.dispatch({ changes: { from: 0, insert: "x" }, selection: { anchor: 3 }, scrollIntoView: true });
return () => view.destroy();`,
    faults: [
      ["anchor: 3", "anchor: 300", "warning 5:6", /RangeError: "Selection points outside of document"/u],
      ["return () => view.destroy();", "", "warning 3:14", /A listener on .* after the component is removed/u],
    ],
  },
  {
    name: "prosemirror",
    imports:
      'import { EditorState } from "prosemirror-state"; import { EditorView } from "prosemirror-view"; import { schema } from "prosemirror-schema-basic";',
    body: `const view = new EditorView(element, { state: EditorState.create({ schema }) });
view.dispatch(view.state.tr.insertText("high", 1).scrollIntoView());
return () => view.destroy();`,
    faults: [
      ['insertText("high", 1)', 'insertText("high", 100)', "warning 4:29", /RangeError: "Position 100 out of range"/u],
      ["create({ schema })", "create({})", "warning 3:59", /"?Cannot read properties of undefined/u],
    ],
  },
  {
    name: "markdown",
    imports: 'import DOMPurify from "dompurify"; import { marked } from "marked";',
    body: `element.innerHTML = DOMPurify.sanitize(marked.parse("# Tides\\n\\n[all](https://tides.example) <img src=x onerror=alert(1)>"));
element.querySelector("h1").id = "tides";
if (element.querySelector("[onerror]")) throw new Error("unsafe");`,
    faults: [["# Tides", "Tides", "warning 4:29", /TypeError: "Cannot set properties of null \(setting 'id'\)"/u]],
  },
  {
    name: "d3",
    imports: 'import { axisBottom, brush, forceSimulation, scaleLinear, select, zoom } from "d3";',
    body: `const svg = select(element).append("svg").attr("width", 300);
svg.append("g").call(axisBottom(scaleLinear([0, 10], [0, 300])));
svg.call(zoom().on("zoom", () => {})).append("g").call(brush());
svg.selectAll("circle").data([1, 2]).join("circle").transition().duration(40).attr("r", (d) => d);
const force = forceSimulation([{}, {}]);
return () => { force.stop(); svg.remove(); };`,
    faults: [
      [
        'attr("r", (d) => d)',
        'attr("r", (d) => d.size.r)',
        "warning 6:103",
        /"Cannot read properties of undefined \(reading 'r'\)"/u,
      ],
    ],
  },
  {
    name: "tippy",
    imports: 'import tippy from "tippy.js";',
    body: `element.innerHTML = "<button id=at></button>";
const [tip] = tippy("#at", { content: "high", showOnCreate: true });
return () => tip.destroy();`,
    faults: [
      [
        "<button id=at>",
        "<button>",
        "warning 5:18",
        /TypeError: "Cannot read properties of undefined \(reading 'destroy'\)"/u,
      ],
    ],
  },
  {
    name: "embla",
    imports: 'import Embla from "embla-carousel";',
    body: `element.innerHTML = "<div><p>1</p><p>2</p></div>";
const slides = Embla(element, { loop: true });
slides.scrollNext();
return () => slides.destroy();`,
    faults: [["slides.scrollNext()", "slides.next()", "warning 5:8", /TypeError: ".*next is not a function"/u]],
  },
  {
    name: "lit",
    peer: "lit",
    imports: 'import { LitElement, html } from "lit";',
    module: `export class Page extends LitElement {
  static formAssociated = true;
  static properties = { rows: { type: Array } };
  constructor() { super(); this.rows = [1]; this.inner = this.attachInternals(); }
  firstUpdated() { this.inner.setFormValue("x"); this.inner.setValidity({ valueMissing: true }, "high", this); }
  render() { return html\`<ul>\${this.rows.map((row) => html\`<li>\${row}</li>\`)}</ul>\`; }
}`,
    faults: [
      ["this.rows = [1];", "", "warning 7:42", /TypeError: "Cannot read properties of undefined \(reading 'map'\)"/u],
      [
        "firstUpdated() {",
        "firstUpdated() { this.renderRoot.querySelector('ol').id = 'a';",
        "warning 6:56",
        /"Cannot set properties of null/u,
      ],
    ],
  },
  {
    name: "preact",
    peer: "preact",
    imports: 'import { h } from "preact"; import { useEffect, useState } from "preact/hooks";',
    module: `export function Page() {
  const [at, setAt] = useState(0);
  useEffect(() => { const id = setInterval(() => setAt((n) => n + 1), 50); return () => clearInterval(id); }, []);
  return h("p", { spellcheck: false }, at);
}`,
    faults: [
      [" return () => clearInterval(id);", "", "warning 4:32", /An interval .* after the component is removed/u],
    ],
  },
  {
    name: "radix",
    peer: "react",
    imports: 'import { createElement as h } from "react"; import * as Dialog from "@radix-ui/react-dialog";',
    module: `export function Page() {
  return h(Dialog.Root, { defaultOpen: true }, h(Dialog.Trigger, null, "open"),
    h(Dialog.Portal, null, h(Dialog.Overlay), h(Dialog.Content, null, h(Dialog.Title, null, "Tides"), h(Dialog.Description))));
}`,
    faults: [
      [
        "h(Dialog.Root, { defaultOpen: true },",
        'h("div", null,',
        "warning 2:8",
        /`DialogTrigger` must be used within `Dialog`/u,
      ],
    ],
  },
  {
    name: "vue",
    peer: "vue",
    imports: 'import { defineComponent, h, onBeforeUnmount, onMounted, ref } from "vue";',
    module: `export const Page = defineComponent({ setup() {
  const rows = ref([]);
  const onKey = () => {};
  onMounted(() => addEventListener("keydown", onKey));
  onBeforeUnmount(() => removeEventListener("keydown", onKey));
  return () => h("ul", rows.value.map((row) => h("li", row)));
} });`,
    faults: [
      [
        'onBeforeUnmount(() => removeEventListener("keydown", onKey));',
        "",
        "warning 5:19",
        /A listener on window \("keydown"\)/u,
      ],
      ["ref([])", "ref()", "warning 7:35", /TypeError: "Cannot read properties of undefined \(reading 'map'\)"/u],
    ],
  },
  ...["axios", "undici"].map((name): LibraryPlugin => ({
    name,
    imports: name === "axios" ? 'import axios from "axios";' : 'import { request } from "undici";',
    module: `const load = async () => ${name === "axios" ? '(await axios.get("https://tides.example/")).data' : '(await request("https://tides.example/")).body.json()'};
export async function onEnable() { const data = await load().catch(() => ({ rows: [] })); data.rows?.map(String); }`,
    faults: [
      ["data.rows?.map(String);", "let all; all.length = 0;", "error 3:104", /error .*onEnable throws a TypeError/u],
    ],
  })),
];
