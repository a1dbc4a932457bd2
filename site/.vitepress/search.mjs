/**
 * The local search of VitePress, for readers who do not know our words. The browser gets these functions as text, so
 * they use nothing but their arguments.
 */
export function makeSearch(base, words) {
  return {
    provider: "local",
    options: {
      _render(source, env, md) {
        const html = md.render(source, env);
        return env.frontmatter?.search === false ? "" : html;
      },
      miniSearch: {
        options: {
          fields: ["title", "titles", "text", "words"],
          extractField(document, field) {
            if (field !== "words") return document[field];
            const isTop = document.titles.length === 0;
            return isTop ? words[document.id.slice(base.length).replace(/#.*/u, "")] : "";
          },
          // Words with hyphens whole and in parts: manifest-name is found as such, and by "name".
          tokenize(text) {
            return (text.match(/[\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)*/gu) ?? []).flatMap((word) => {
              const parts = word.split(/[-_.]/u);
              return parts.length > 1 ? [word, ...parts] : parts;
            });
          },
          // Words that say nothing of what is asked for are left out; "upgrading" and "upgrades" are "upgrad".
          processTerm(term) {
            const word = term.toLowerCase();
            if (
              /^(?:an?|and|are|can|do|does|for|from|how|i|in|is|it|my|of|on|or|the|this|to|use|what|when|where|which|why|with)$/u.test(
                word,
              )
            )
              return null;
            return word.length < 5 || /[-_.\d]/u.test(word)
              ? word
              : word.replace(/ies$/u, "y").replace(/(?:ing|ed|es|s|e)$/u, "");
          },
        },
        searchOptions: {
          boost: { words: 12, title: 8, titles: 3, text: 1 },
          combineWith: "AND",
          prefix: true,
          fuzzy: (term) => (term.length > 4 ? 0.15 : false),
          // The beginning of a page comes before its parts, and what a user does before what may be looked up.
          boostDocument(id, _term, stored) {
            const isTop = (stored?.titles ?? []).length === 0;
            const section = /\/(start|guides|release|help|marketplace|project|checks)\//u.exec(id)?.[1] ?? "";
            const weights = { start: 3, guides: 3, release: 3, help: 1.5, marketplace: 0.7, project: 0.7 };
            return (isTop ? 2 : 1) * (weights[section] ?? 1) * (id.includes("/changelog/") ? 0.3 : 1);
          },
        },
      },
    },
  };
}
