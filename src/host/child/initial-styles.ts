/**
 * What an element without any style has for each property that all browsers know, as Chromium says it. Where a value
 * depends on fonts or on a screen, it is left to the small DOM; a box has no size there.
 */
const PROPERTIES_BY_VALUE: Readonly<Record<string, string>> = {
  auto: "accent-color align-self alignment-baseline animation-timeline aspect-ratio background-size baseline-source bottom break-after break-before break-inside clip column-count column-width cursor dominant-baseline flex-basis font-kerning font-optical-sizing font-synthesis-small-caps font-synthesis-style font-synthesis-weight forced-color-adjust grid-auto-columns grid-auto-rows grid-column-end grid-column-start grid-row-end grid-row-start hyphenate-character hyphenate-limit-chars image-rendering inset-block-end inset-block-start inset-inline-end inset-inline-start isolation justify-self left line-break mask-size offset-anchor overflow-anchor overscroll-behavior-block overscroll-behavior-inline overscroll-behavior-x overscroll-behavior-y pointer-events quotes right rx ry scroll-behavior scroll-padding-block-end scroll-padding-block-start scroll-padding-bottom scroll-padding-inline-end scroll-padding-inline-start scroll-padding-left scroll-padding-right scroll-padding-top scrollbar-color scrollbar-gutter scrollbar-width shape-rendering table-layout text-align-last text-box-edge text-decoration-skip-ink text-decoration-thickness text-justify text-rendering text-underline-offset text-underline-position text-wrap-style top touch-action user-select view-timeline-inset will-change z-index",
  none: "anchor-name anchor-scope animation-fill-mode animation-name appearance backdrop-filter background-image border-block-end-style border-block-start-style border-bottom-style border-image-source border-inline-end-style border-inline-start-style border-left-style border-right-style border-top-style box-shadow clear clip-path column-rule-style column-span contain contain-intrinsic-block-size contain-intrinsic-height contain-intrinsic-inline-size contain-intrinsic-size contain-intrinsic-width container-name counter-increment counter-reset counter-set d filter float font-size-adjust grid-template-areas grid-template-columns grid-template-rows list-style-image marker-end marker-mid marker-start mask-image max-block-size max-height max-inline-size max-width offset-path outline-style perspective position-area position-try-fallbacks resize rotate scale scroll-snap-align scroll-snap-type scroll-timeline-name shape-outside stroke stroke-dasharray text-box-trim text-combine-upright text-decoration text-decoration-line text-emphasis-style text-shadow text-transform timeline-scope transform translate vector-effect view-timeline-name view-transition-class view-transition-name",
  "0px":
    "baseline-shift block-size border-block-end-width border-block-start-width border-bottom-left-radius border-bottom-right-radius border-bottom-width border-end-end-radius border-end-start-radius border-inline-end-width border-inline-start-width border-left-width border-right-width border-start-end-radius border-start-start-radius border-top-left-radius border-top-right-radius border-top-width cx cy height inline-size margin-block-end margin-block-start margin-bottom margin-inline-end margin-inline-start margin-left margin-right margin-top min-block-size min-height min-inline-size min-width offset-distance outline-offset overflow-clip-margin padding-block-end padding-block-start padding-bottom padding-inline-end padding-inline-start padding-left padding-right padding-top r scroll-margin-block-end scroll-margin-block-start scroll-margin-bottom scroll-margin-inline-end scroll-margin-inline-start scroll-margin-left scroll-margin-right scroll-margin-top shape-margin stroke-dashoffset text-indent width word-spacing x y",
  normal:
    "align-content align-items animation-direction animation-range-end animation-range-start background-blend-mode column-gap container-type content font-feature-settings font-language-override font-palette font-variant font-variant-alternates font-variant-caps font-variant-east-asian font-variant-emoji font-variant-ligatures font-variant-numeric font-variant-position font-variation-settings justify-content justify-items letter-spacing math-shift math-style mix-blend-mode offset-position overflow-wrap paint-order position-anchor position-try-order row-gap scroll-snap-stop transition-behavior word-break",
  "rgb(0, 0, 0)":
    "border-block-end-color border-block-start-color border-bottom-color border-inline-end-color border-inline-start-color border-left-color border-right-color border-top-color caret-color color column-rule-color fill flood-color outline-color stop-color text-decoration-color text-emphasis-color",
  "1": "animation-iteration-count border-image-width fill-opacity flex-shrink flood-opacity opacity stop-opacity stroke-opacity zoom",
  visible: "backface-visibility content-visibility overflow-block overflow-inline overflow-x overflow-y visibility",
  "0": "border-image-outset flex-grow math-depth order shape-image-threshold",
  "0s": "animation-delay animation-duration transition-delay transition-duration",
  "border-box": "background-clip mask-clip mask-origin",
  ease: "animation-timing-function transition-timing-function",
  "0% 0%": "background-position mask-position",
  repeat: "background-repeat mask-repeat",
  "100%": "border-image-slice font-stretch",
  nonzero: "clip-rule fill-rule",
  "3px": "column-rule-width outline-width",
  row: "flex-direction grid-auto-flow",
  "2": "orphans widows",
  over: "ruby-position text-emphasis-position",
  start: "text-align text-anchor",
  replace: "animation-composition",
  running: "animation-play-state",
  scroll: "background-attachment",
  "rgba(0, 0, 0, 0)": "background-color",
  "padding-box": "background-origin",
  separate: "border-collapse",
  stretch: "border-image-repeat",
  slice: "box-decoration-break",
  "content-box": "box-sizing",
  top: "caption-side",
  srgb: "color-interpolation",
  linearrgb: "color-interpolation-filters",
  "light dark": "color-scheme",
  balance: "column-fill",
  "no-limit": "dynamic-range-limit",
  show: "empty-cells",
  fixed: "field-sizing",
  nowrap: "flex-wrap",
  manual: "hyphens",
  "from-image": "image-orientation",
  "rgb(255, 255, 255)": "lighting-color",
  outside: "list-style-position",
  disc: "list-style-type",
  add: "mask-composite",
  "match-source": "mask-mode",
  luminance: "mask-type",
  fill: "object-fit",
  "50% 50%": "object-position",
  "auto 0deg": "offset-rotate",
  static: "position",
  "anchors-visible": "position-visibility",
  economy: "print-color-adjust",
  "space-around": "ruby-align",
  butt: "stroke-linecap",
  miter: "stroke-linejoin",
  "4": "stroke-miterlimit",
  "1px": "stroke-width",
  "8": "tab-size",
  "no-autospace": "text-autospace",
  solid: "text-decoration-style",
  mixed: "text-orientation",
  clip: "text-overflow",
  wrap: "text-wrap-mode",
  "view-box": "transform-box",
  flat: "transform-style",
  all: "transition-property",
  isolate: "unicode-bidi",
  baseline: "vertical-align",
  collapse: "white-space-collapse",
  "horizontal-tb": "writing-mode",
};

const VALUES = new Map(
  Object.entries(PROPERTIES_BY_VALUE).flatMap(([value, names]) =>
    names.split(" ").map((name) => [name, value] as const),
  ),
);

/** The value of a property, which is named as in CSS or as in code. */
export function getInitialStyle(name: string): string | undefined {
  return VALUES.get(name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`));
}
