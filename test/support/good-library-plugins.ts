import { box, type LibraryPlugin } from "./library-plugins.js";

/** Good plugins with more libraries of today. */
export const GOOD_LIBRARY_PLUGINS: readonly LibraryPlugin[] = [
  {
    name: "cytoscape",
    imports: 'import cytoscape from "cytoscape";',
    body: `const tides = ["low", "high"].map((id) => ({ data: { id } }));
const elements = [...tides, { data: { id: "turn", source: "low", target: "high" } }];
const graph = cytoscape({ container: element, elements, layout: { name: "grid" }, style: [{ selector: "node", style: { label: "data(id)" } }] });
graph.nodes().first().select(); graph.fit();
return () => graph.destroy();`,
    faults: [],
  },
  {
    name: "prosemirror-menu",
    imports:
      'import { EditorState } from "prosemirror-state"; import { EditorView } from "prosemirror-view"; import { schema } from "prosemirror-schema-basic"; import { history } from "prosemirror-history"; import { blockTypeItem, Dropdown, menuBar, redoItem, undoItem } from "prosemirror-menu";',
    body: `const types = new Dropdown([blockTypeItem(schema.nodes.heading, { attrs: { level: 1 }, label: "1" })], { label: "Type" });
const plugins = [history(), menuBar({ floating: true, content: [[undoItem, redoItem], [types]] })];
const view = new EditorView(element, { state: EditorState.create({ schema, plugins }) });
return () => view.destroy();`,
    faults: [],
  },
  {
    name: "tiptap",
    imports: 'import { Editor } from "@tiptap/core"; import StarterKit from "@tiptap/starter-kit";',
    body: `const editor = new Editor({ element, extensions: [StarterKit], content: "<p>High <b>tide</b></p>", autofocus: "end" });
editor.chain().focus().toggleBold().insertContent(" at noon").run();
return () => editor.destroy();`,
    faults: [],
  },
  {
    name: "quill",
    imports: 'import Quill from "quill";',
    body: `${box}
const quill = new Quill(box, { theme: "snow", modules: { toolbar: [["bold"], [{ header: [1, 2, false] }]] } });
quill.setText("tide"); quill.formatText(0, 2, "bold", true); quill.setSelection(1, 2);`,
    faults: [],
  },
  {
    name: "swiper",
    imports: 'import Swiper from "swiper"; import { Pagination } from "swiper/modules";',
    body: `element.innerHTML = "<div><div class=swiper-wrapper><p class=swiper-slide>1</p><p class=swiper-slide>2</p></div><i></i></div>";
const swiper = new Swiper(element.firstChild, { modules: [Pagination], loop: true, pagination: { el: element.querySelector("i") } });
swiper.slideNext();
return () => swiper.destroy();`,
    faults: [],
  },
  {
    name: "flatpickr",
    imports: 'import flatpickr from "flatpickr";',
    body: `const input = element.appendChild(document.createElement("input"));
const picker = flatpickr(input, { enableTime: true, defaultDate: "2026-01-01" });
picker.open();
return () => picker.destroy();`,
    faults: [],
  },
  ...["choices.js", "tom-select"].map((name): LibraryPlugin => ({
    name,
    imports: `import Choices from "${name}";`,
    body: `element.innerHTML = "<select multiple><option>a</option><option selected>b</option></select>";
const choices = new Choices(element.firstChild, {});
return () => choices.destroy();`,
    faults: [],
  })),
  {
    name: "alpine",
    imports: 'import Alpine from "alpinejs";',
    body: `element.innerHTML = "<div x-data='{ n: 1 }'><b x-text=n></b><button @click=n++>+</button></div>";
Alpine.initTree(element.firstChild);
return () => Alpine.destroyTree(element.firstChild);`,
    faults: [],
  },
  {
    name: "nouislider",
    imports: 'import slider from "nouislider";',
    body: `${box}
const one = slider.create(box, { start: [20, 80], connect: true, range: { min: 0, max: 100 } });
one.set([10, 50]);
return () => one.destroy();`,
    faults: [],
  },
  {
    name: "driver",
    imports: 'import { driver } from "driver.js";',
    body: `${box}
const tour = driver({ steps: [{ element: box, popover: { title: "High", description: "tide" } }] });
tour.drive();
return () => tour.destroy();`,
    faults: [],
  },
  {
    name: "lexical",
    imports: 'import { $createParagraphNode, $createTextNode, $getRoot, createEditor } from "lexical";',
    body: `${box}
box.contentEditable = "true";
const editor = createEditor({ onError(error) { throw error; } });
editor.setRootElement(box);
editor.update(() => { $getRoot().append($createParagraphNode().append($createTextNode("tide"))); });
return () => editor.setRootElement(null);`,
    faults: [],
  },
];
