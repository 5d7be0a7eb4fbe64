/** Formulas of a page as text in their sentence. Pages draw most of them twice, once for eyes and once for programs. */
import { type Formula, formulaText } from '../letters/formula.ts'
import { type MathPart, mathElement } from '../letters/mathml.ts'
import { formAttribute } from './letter-forms.ts'

/** What programs that draw formulas wrap around all forms of one. */
const wrappers = '.katex, mjx-container, .MathJax, .MathJax_Display, .mwe-math-element'
/** How KaTeX draws exponents and indices where it writes no MathML. */
const [drawnFormula, drawnScript] = ['.katex-html', 'msupsub']

export function plainFormulas(document: Document): void {
  const formulas = [...document.getElementsByTagName('math')] // the collection itself changes with the page
  for (const math of formulas) {
    const drawn = math.closest(wrappers) ?? math
    if (!drawn.parentNode) continue
    const span = document.createElement('span')
    span.textContent = formulaText(partOf(math).formula)
    span.setAttribute(formAttribute, 'formula')
    drawn.replaceWith(span)
  }
  for (const script of document.getElementsByClassName(drawnScript)) {
    if (script.closest(drawnFormula)) script.setAttribute(formAttribute, 'raised')
  }
}

function partOf(element: Element): MathPart {
  const name = element.localName.toLowerCase()
  const parts = [...element.children].map(partOf)
  const text = parts.length === 0 ? (element.textContent ?? '') : ''
  return { name, formula: mathElement(name, attributesOf(element), parts, text) satisfies Formula }
}

function attributesOf(element: Element): Record<string, string> {
  return Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))
}
