import { nextTick, onMounted, watch } from "vue";
import { useRoute } from "vitepress";
import DefaultTheme from "vitepress/theme-without-fonts";
import CheckFilter from "./CheckFilter.vue";
import "./style.css";

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component("CheckFilter", CheckFilter);
  },
  setup() {
    const route = useRoute();
    const mend = () => nextTick(() => mendPage(document));
    onMounted(mend);
    watch(() => route.path, mend);
  },
};

/** What the theme does not do by itself. */
function mendPage(page) {
  // The current page is in view in a long list.
  page.querySelector(".VPSidebar .is-active.is-link")?.scrollIntoView({ block: "center" });
  // Who cannot see the page is told where its content begins, and the names of its buttons.
  if (!page.querySelector("main")) page.querySelector("#VPContent")?.setAttribute("role", "main");
  else page.querySelector("#VPContent")?.removeAttribute("role");
  const search = page.querySelector(".DocSearch-Button");
  if (search?.querySelector(".DocSearch-Button-Placeholder")?.offsetParent) search.removeAttribute("aria-label");
  // A button has no button inside.
  for (const caret of page.querySelectorAll('.VPSidebarItem .item[role="button"] .caret')) {
    caret.removeAttribute("role");
    caret.removeAttribute("tabindex");
  }
}
