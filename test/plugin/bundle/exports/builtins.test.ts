import { expect, test } from "vitest";
import { openModules } from "../../../../src/plugin/bundle/exports/module-exports.js";
import { inMemory } from "../../../../src/base/files/workspace.js";

async function answer(code: string): Promise<string> {
  const modules = openModules(inMemory({ "dist/plugin.js": code }), ["dist/plugin.js"]);
  return (await modules.answerHook({ name: "onEnable", function: "onEnable" })).kind;
}

test.each([
  "Object(); exports.onEnable = f;",
  "Object(exports).onEnable = f;",
  "Reflect.defineProperty(exports, 'onEnable', { value: f });",
  "Object.defineProperties(exports, { a: { value: 1 }, onEnable: { get() { return f; } } });",
  "Object.defineProperty(exports, 'onEnable', Math.random() ? { value: f } : { get: () => f });",
  "Object.defineProperty(exports, 'onEnable', { get: undefined, value: f });",
  "Object.assign(exports, { a: 1 }, { onEnable: f });",
  "module.exports = Object.create({ onEnable: f });",
  "module.exports = Object.create({}, { onEnable: { value: f } });",
  "module.exports = Object.setPrototypeOf({}, { onEnable: f });",
  "Object.getPrototypeOf(Object.create(exports)).onEnable = f;",
  "module.exports = Object.freeze(Object.seal(Object.preventExtensions({ onEnable: f })));",
  "for (const key of Object.keys({ a: 1, onEnable: 2 })) exports[key] = f;",
  "Object.getOwnPropertyNames({ a: 1, onEnable: 2 }).forEach((key) => { exports[key] = f; });",
  "Reflect.ownKeys({ onEnable: 2 }).map((key) => { exports[key] = f; });",
  "Object.getOwnPropertySymbols({}).forEach((key) => lib(exports)); exports.onEnable = f;",
  "exports.onEnable = Object.values({ a: 1, b: f })[1];",
  "Object.entries({ a: 1, onEnable: f }).forEach(([key, value]) => { exports[key] = value; });",
  "Object.defineProperty(exports, 'onEnable', Object.getOwnPropertyDescriptor({ get a() { return f; } }, 'a'));",
  "exports.onEnable = Reflect.getOwnPropertyDescriptor({ a: f }, 'a').value;",
  "if (Object.hasOwn({ a: 1 }, 'a')) exports.onEnable = f;",
  "if (!{ a: 1 }.hasOwnProperty('b')) exports.onEnable = f;",
  "if ({ a: 1 }.propertyIsEnumerable('a')) exports.onEnable = f;",
  "exports.__defineGetter__('onEnable', () => f);",
  "if (Reflect.has({ a: 1 }, 'a') && !Reflect.has({}, 'b')) exports.onEnable = f;",
  "exports.onEnable = Reflect.get({ a: f }, 'a');",
  "Reflect.set(exports, 'onEnable', f);",
  "module.exports = Reflect.construct(class { constructor(a) { this.onEnable = a; } }, [f]);",
  "exports.onEnable = Reflect.apply(function (a) { return this.b(a); }, { b: (a) => a }, [f]);",
  "(function (a, b) { this.onEnable = b; }).call(exports, 1, f);",
  "(function (a, b) { this.onEnable = b; }).apply(exports, [1, f]);",
  "(function () { this.onEnable = f; }).apply(exports);",
  "(function (a, b) { this.onEnable = b; }).bind(exports, 1)(f);",
  "if (Array.isArray([]) && !Array.isArray({}) && !Array.isArray(1)) exports.onEnable = f;",
  "[1, f].forEach((one, at) => { exports[['a', 'onEnable'][at]] = one; });",
  "exports.onEnable = [1, 2].map(() => f)[1];",
  "exports.onEnable = [1, 2].reduce((sum, one) => (one === 2 ? f : sum), 0);",
  "exports.onEnable = [1].concat([2, f], {})[2];",
  "module.exports = [].concat({ onEnable: f })[0];",
  "exports.onEnable = [1, f, 2].filter((one, at) => at > 0)[0];",
  "exports.onEnable = [1, f].filter((one) => one !== 1)[0];",
  "module.exports = () => Promise.resolve({ onEnable: f });",
  "exports[Symbol('a')] = 1; exports[Symbol.for('b')] = 1; exports.onEnable = f;",
  "Math.max(exports); JSON.stringify(exports); exports.onEnable = f;",
  "module.exports = new Object({ onEnable: f });",
  "if (typeof exports === 'object' && typeof define === 'undefined') exports.onEnable = f;",
  "if (typeof null === 'object' && typeof '' === 'string' && typeof f === 'function') exports.onEnable = f;",
  "if (typeof (lib() - 1) === 'number' && typeof (lib() + '') === 'string') exports.onEnable = f;",
  "if (typeof (lib() < 1) === 'boolean' && typeof -lib() === 'number') exports.onEnable = f;",
  "if (-1 < 0 && ~0 === -1 && +1 === 1 && void 0 === undefined && !0) exports.onEnable = f;",
  "if (1 + 1 === 2 && 2 - 1 === 1 && 2 * 3 === 6 && (3 & 1) === 1 && (2 | 1) === 3) exports.onEnable = f;",
  "if (2 >= 2 && 2 <= 2 && !(2 > 2) && !(2 < 2)) exports.onEnable = f;",
  "if ('a' in { a: 1 } && !('b' in { a: 1 })) exports.onEnable = f;",
  "if (null == undefined && null != 0 && 1 !== '1' && exports === exports && {} !== {}) exports.onEnable = f;",
  "exports['on' + 'Enable'] = f;",
  "exports[`${'on'}Enable`] = f;",
  "let a = 'on'; a += 'Enable'; exports[a] = f;",
  "let a = 0; if (a++ === 0 && ++a === 2 && a-- === 2 && a === 1) exports.onEnable = f;",
  "exports.onEnable = null ?? ((0 || 1) && (0, f));",
  "let a; a ??= 0; a ||= 1; a &&= f; exports.onEnable = a;",
  "exports.onEnable = Math.random() ? f : () => 1;",
  "exports.onEnable = lib ? f : () => 1;",
])("what the language does is followed: %s", async (code) => {
  expect(await answer(`const f = () => {}; ${code}`)).toBe("found");
});

test.each([
  "{ var a, b, c; }",
  "if (lib) var a; else var b, c;",
  "for (var [a, b = 1, { c }] = []; false; );",
  "for (var a in {}) var b, c;",
  "for (var { a, ...b } of []) { var c; }",
  "while (false) { var a; do { var b; } while (false); d: { var c; } }",
  "switch (lib) { case 1: var a; default: var b, c; }",
  "try { var a; } catch { var b; } finally { var c; }",
  "export var a, b, c;",
])("a name of var is known, wherever it is declared: %s", async (statement) => {
  for (const name of ["a", "b", "c"])
    expect(await answer(`${statement}\n${name} = () => {};\nexport { ${name} as onEnable };`), name).toBe("found");
});

test.each([
  "if (typeof (lib() + 1) === 'number') exports.onEnable = f;",
  "if (lib() === lib()) exports.onEnable = f;",
  "exports.onEnable = lib ?? f;",
  "exports[`on${lib}`] = f;",
])("what is only decided while it runs is not known: %s", async (code) => {
  expect(await answer(`const f = () => {}; ${code}`)).toBe("unknown");
});
