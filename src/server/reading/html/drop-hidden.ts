/**
 * Takes out what a reader of the page does not see: a page may hold sentences that are meant for models alone. Seen from
 * inline styles, attributes and the style sheets in the page; others are not fetched. One walk over the page.
 */
import { type Colour, isIndistinct, parseColour, white } from './colours.ts'
import { type Hiding, type Look, readStyle, type Style } from './hiding-declarations.ts'
import { type Compound, type HidingRule, readHidingRules } from './hiding-rules.ts'
import { formAttribute } from './letter-forms.ts'
import { isHiddenByAttribute } from './pre-clean.ts'

/** Pale letters on what may not be white: a label, or part of a program in a dark box, has fewer words. */
const someWords = /\S(?:\s+\S+){3}/
const maxClasses = 50
/** Rules for one name. */
const maxAlike = 50
/** Comparisons of a rule with an element; a page that needs more is not a page that someone wrote. */
const maxEffort = 3_000_000

interface Names {
  tag: string
  id: string
  classes: ReadonlySet<string>
  outer: Names | null
}

/** Properties that an element's children inherit. */
interface Surroundings {
  names: Names | null
  colour: Colour
  background: Colour
  /** False where a sheet that is not in the page may have given another background. */
  isSure: boolean
  isTiny: boolean
  inLink: boolean
}

interface Findings {
  rulesFor(names: Names): HidingRule[]
  /** By the text of the attribute: pages repeat a few. */
  styles: Map<string, Style>
  hasOtherSheets: boolean
  switched: { element: Element; chars: number }[]
  struck: { element: Element; chars: number }[]
  shownChars: number
  /** Hidden passages within the text. */
  hiddenTexts: number
}

/** @returns how many passages of the text went: sentences that its readers don't see, not menus and windows */
export function dropHidden(document: Document, sheets: readonly string[]): number {
  const { body } = document
  if (!body) return 0
  const hasOtherSheets = document.querySelector('link[rel~="stylesheet"]') !== null
  const findings: Findings = {
    rulesFor: matcher(readHidingRules(sheets)),
    styles: new Map(),
    hasOtherSheets,
    switched: [],
    struck: [],
    shownChars: 0,
    hiddenTexts: 0,
  }
  const paper = { names: null, colour: null, background: white, isSure: !hasOtherSheets, isTiny: false, inLink: false }
  walk(body, surroundingsOf(body, surroundingsOf(document.documentElement, paper, findings), findings), findings)

  // If most of a page is switched off, a script switches it on: slides, or content below the first screen.
  const switchedChars = findings.switched.reduce((sum, { chars }) => sum + chars, 0)
  if (switchedChars <= findings.shownChars) {
    for (const { element } of findings.switched) {
      if (isPassage(element)) findings.hiddenTexts += 1
      element.remove()
    }
  }
  // Struck text is a correction; most of a page is struck by an element that was never closed.
  const struckChars = findings.struck.reduce((sum, { chars }) => sum + chars, 0)
  if (struckChars > findings.shownChars / 2) {
    for (const { element } of findings.struck) element.setAttribute(formAttribute, 'plain')
  }
  return findings.hiddenTexts
}

const textBlocks = new Set('BLOCKQUOTE DD LI P TD TH'.split(' '))

/** Text in a paragraph, or a paragraph itself: closed menus and dialogs have none. */
function isPassage(element: Element): boolean {
  const isInText = textBlocks.has(element.tagName) || textBlocks.has(element.parentElement?.tagName ?? '')
  return isInText && element.querySelector('a, button, input') === null && someWords.test(element.textContent ?? '')
}

function walk(parent: Element, surroundings: Surroundings, findings: Findings): void {
  const isCamouflaged = isIndistinct(surroundings.colour, surroundings.background)
  let next: ChildNode | null = parent.firstChild
  while (next) {
    const node = next
    next = node.nextSibling
    if (node.nodeType === 3) {
      const text = (node.nodeValue ?? '').trim()
      const isPaleProse = isIndistinct(surroundings.background, white) && someWords.test(text)
      if (surroundings.isTiny || (isCamouflaged && (surroundings.isSure || isPaleProse))) {
        if (someWords.test(text)) findings.hiddenTexts += 1
        node.remove()
      } else if (!surroundings.inLink) findings.shownChars += text.length
    } else if (node.nodeType === 1) {
      visit(node as Element, surroundings, findings)
    }
  }
}

function visit(element: Element, outer: Surroundings, findings: Findings): void {
  const { names, rules, style } = lookUp(element, outer, findings)
  const hiding = hidingOfElement(element, rules, style)
  if (hiding === 'away') {
    if (isPassage(element)) findings.hiddenTexts += 1
    element.remove()
    return
  }
  noteForm(element, rules, style, findings)
  if (hiding === 'switched') findings.switched.push({ element, chars: proseChars(element) })
  else walk(element, coloured(element, { names, rules, style }, outer, findings), findings)
}

const struckElements = new Set(['DEL', 'S', 'STRIKE'])

/** What the page's sheets make of an element's letters, for the one place that decides what they mean. */
function noteForm(element: Element, rules: readonly HidingRule[], { look }: Style, findings: Findings): void {
  const form = look.form ?? rules.findLast(({ look }) => look.form !== null)?.look.form ?? null
  if (form !== null && (form !== 'plain' || struckElements.has(element.tagName)))
    element.setAttribute(formAttribute, form)
  if (form === 'struck' || (form === null && struckElements.has(element.tagName))) {
    findings.struck.push({ element, chars: proseChars(element) })
  }
}

interface LookedUp {
  names: Names
  rules: readonly HidingRule[]
  style: Style
}

function lookUp(element: Element, outer: Surroundings, findings: Findings): LookedUp {
  const classes = (element.getAttribute('class') ?? '').split(/\s+/, maxClasses).filter(Boolean)
  const names: Names = { tag: element.tagName, id: element.id, classes: new Set(classes), outer: outer.names }
  const style = styleOf(element.getAttribute('style') ?? '', findings)
  return { names, rules: findings.rulesFor(names), style }
}

function styleOf(declarations: string, { styles }: Findings): Style {
  const style = styles.get(declarations) ?? readStyle(declarations)
  styles.set(declarations, style)
  return style
}

function surroundingsOf(element: Element, outer: Surroundings, findings: Findings): Surroundings {
  return coloured(element, lookUp(element, outer, findings), outer, findings)
}

function hidingOfElement(element: Element, rules: readonly HidingRule[], style: Style): Hiding {
  const hidings = [...rules.map(({ hiding }) => hiding), style.hiding ?? 'none']
  if (hidings.includes('away') || hasNoSize(element)) return 'away'
  if (isHiddenByAttribute(element)) return 'switched'
  return hidings.includes('switched') && !style.showsAgain ? 'switched' : 'none'
}

/** By attributes of old. */
function hasNoSize(element: Element): boolean {
  if (element.tagName === 'FONT') return element.getAttribute('size') === '0'
  const isNothing = (name: string) => /^0(?:px)?$/.test(element.getAttribute(name) ?? '')
  return isNothing('width') && isNothing('height')
}

/** Inline style wins, then the last matching rule. */
function coloured(
  element: Element,
  { names, rules, style }: LookedUp,
  outer: Surroundings,
  { hasOtherSheets }: Findings,
): Surroundings {
  const looks = [...rules.map(({ look }) => look), style.look].reverse()
  const last = <Fact extends keyof Look>(fact: Fact) => looks.find((look) => look[fact] !== null)?.[fact] ?? null
  const colour = last('colour') ?? attribute(element, 'FONT', 'color')
  const background = last('background') ?? element.getAttribute('bgcolor')
  const type = last('type')
  const isLink = element.tagName === 'A'
  return {
    names,
    // Links have their own default colour.
    colour: colour === null ? (isLink ? null : outer.colour) : colourOf(colour, outer.colour),
    background: background === null ? outer.background : behind(background, outer.background),
    isSure: background !== null || (outer.isSure && !(hasOtherSheets && isNamed(names))),
    isTiny: type === 'tiny' || (type !== 'readable' && outer.isTiny),
    inLink: isLink || outer.inLink,
  }
}

/** Characters outside of links: menus are switched off more often than not. */
function proseChars(element: Element): number {
  let chars = 0
  for (let node = element.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === 3) chars += (node.nodeValue ?? '').trim().length
    else if (node.nodeType === 1 && (node as Element).tagName !== 'A') chars += proseChars(node as Element)
  }
  return chars
}

/** By what a sheet may find it. */
function isNamed({ id, classes }: Names): boolean {
  return id !== '' || classes.size > 0
}

function attribute(element: Element, tag: string, name: string): string | null {
  return element.tagName === tag ? element.getAttribute(name) : null
}

function colourOf(text: string, inherited: Colour): Colour {
  return /^(?:inherit|currentcolor)$/.test(text) ? inherited : parseColour(text)
}

/** The visible background: a transparent one shows the one below. */
function behind(text: string, below: Colour): Colour {
  if (/^(?:none|inherit|initial|unset|0|0 0)$/.test(text)) return below
  const colour = parseColour(text)
  return colour && colour[3] < 13 ? below : colour && colour[3] > 230 ? colour : null
}

/** The rules that fit an element, in the order of the sheets. */
function matcher(rules: readonly HidingRule[]): (names: Names) => HidingRule[] {
  const byKey = new Map<string, HidingRule[]>()
  for (const rule of rules) {
    const key = keyOf(rule.compounds[0])
    const alike = byKey.get(key) ?? []
    if (alike.length < maxAlike) byKey.set(key, [...alike, rule])
  }
  const order = new Map(rules.map((rule, at) => [rule, at]))
  let effort = 0

  function fits({ tag, id, classes }: Compound, names: Names): boolean {
    effort += 1
    return (
      (tag === null || tag === names.tag) &&
      (id === null || id === names.id) &&
      classes.every((name) => names.classes.has(name))
    )
  }

  function matches({ compounds: [own, ...others] }: HidingRule, names: Names): boolean {
    if (effort > maxEffort || !fits(own, names)) return false
    let around = names.outer
    for (const compound of others) {
      while (around && !fits(compound, around)) around = around.outer
      if (!around) return false
      around = around.outer
    }
    return true
  }

  return (names) => {
    if (rules.length === 0) return []
    const keys = [`#${names.id}`, names.tag, ...[...names.classes].map((name) => `.${name}`)]
    const found = keys.flatMap((key) => byKey.get(key) ?? []).filter((rule) => matches(rule, names))
    return found.length > 1 ? found.sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0)) : found
  }
}

function keyOf({ tag, id, classes }: Compound): string {
  if (id !== null) return `#${id}`
  return classes[0] === undefined ? (tag ?? '') : `.${classes[0]}`
}
