import { expect, test } from 'vitest'
import { formulaText } from './formula.ts'
import { type MathPart, mathElement } from './mathml.ts'

interface Built extends MathPart {
  text: string
}

/** An element from its children; a child that is text is the text in it. */
function m(name: string, ...children: (string | Built)[]): Built {
  const parts = children.filter((child) => typeof child !== 'string')
  const text = children.filter((child) => typeof child === 'string').join('')
  return { name, text, formula: mathElement(name, {}, parts, text) }
}
const mi = (text: string) => m('mi', text)
const mn = (text: string) => m('mn', text)
const mo = (text: string) => m('mo', text)

test.each([
  [m('math', mi('F'), mo('='), mn('12'), m('mtext', ' kN')), 'F=12kN'],
  [m('mrow', mn('2'), m('mfrac', mn('1'), mn('2'))), '2½'],
  [m('msup', mn('10'), mn('3')), '10³'],
  [m('mrow', m('msqrt', mi('x'), mo('+'), mn('1'))), '√(x+1)'],
  [m('mroot', mi('x'), mn('3')), '∛(x)'],
  [m('mrow', m('munderover', mo('∑'), m('mrow', mi('i'), mo('='), mn('1')), mi('n')), mi('i')), '∑_(i=1)ⁿ i'],
  [m('mrow', mi('sin'), mi('x')), 'sin x'],
  [m('mrow', mi('sin'), mo('\u2061'), mi('x')), 'sin x'],
  [m('mrow', mi('f'), mo('\u2061'), m('mfenced', mi('x'))), 'f(x)'],
  [m('mmultiscripts', mi('C'), m('mprescripts'), m('none'), mn('14')), '¹⁴C'],
  [m('mover', mi('x'), mo('¯')), 'x̄'],
  [m('mfenced', m('mtable', m('mtr', m('mtd', mn('1')), m('mtd', mn('2'))), m('mtr', mn('3'), mn('4')))), '(1 2; 3 4)'],
  [m('semantics', m('mrow', mi('a')), m('annotation', 'a')), 'a'],
])('MathML is read as a formula: %#', (built, text) => {
  expect(formulaText(built.formula)).toBe(text)
})
