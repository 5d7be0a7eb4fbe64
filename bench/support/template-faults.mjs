import { wordsFor } from '../../dist/shared/designs/facts.js'
import { contrastRatio } from '../../dist/shared/scene/colour.js'

/** What would be wrong with a filled template: each fault has a kind, and says what it is of. */

const foot = new Set(['source', 'date', 'signature', 'page'])

export function faultsOf(filled, facts) {
  return filled.pages.flatMap((page) => [
    ...smallTexts(page),
    ...cutTexts(page, facts),
    ...overlaps(page),
    ...outside(page),
  ])
}

function textsOf({ layers }) {
  return layers.filter(({ type, visible }) => type === 'text' && visible)
}

function smallTexts(page) {
  const scale = page.settings.width / 1080
  return textsOf(page).flatMap(({ name, field, data }) => {
    const isFoot = foot.has(field) || name === 'Posted by'
    const floor = Math.floor((isFoot ? 28 : 40) * scale)
    return data.fontSize < floor
      ? [{ kind: isFoot ? 'foot under 28 px' : 'text under 40 px', what: `${page.id} ${name}: ${data.fontSize}` }]
      : []
  })
}

function cutTexts(page, facts) {
  return textsOf(page).flatMap(({ name, field, data }) => {
    const value = field && asWritten(wordsFor(facts, field))
    const said = asWritten(data.text)
    const isWhole =
      !value ||
      said === value ||
      // opened by its mark where the design has none of its own
      (field === 'quote' && /^[“„«»"]\s?$/u.test(said.slice(0, -value.length)) && said.endsWith(value)) ||
      (field === 'author' && said.startsWith(value)) ||
      // a carousel opens as its post does
      (field === 'title' && said === asWritten(facts.hook ?? '')) ||
      (field.startsWith('point') &&
        [facts.slides ?? [], Object.values(facts)]
          .flat()
          .some((fact) => typeof fact === 'string' && asWritten(fact).includes(said)))
    return isWhole ? [] : [{ kind: 'cut sentences', what: `${page.id} ${name}: ${said}` }]
  })
}

/** Without what only tells where a line may break. */
function asWritten(text) {
  return text.replaceAll('\u00ad', '').replaceAll('\u00a0', ' ')
}

function overlaps(page) {
  const texts = textsOf(page).filter(({ field }) => field)
  return texts.flatMap((one, at) =>
    texts
      .slice(at + 1)
      .filter((other) => meet(one, other))
      .map((other) => ({ kind: 'overlapping texts', what: `${page.id} ${one.name} / ${other.name}` })),
  )
}

function outside({ id, settings, layers }) {
  return layers
    .filter(
      ({ type, field, x, y, width, height }) =>
        type === 'text' &&
        field &&
        (x < -1 || y < -1 || x + width > settings.width + 1 || y + height > settings.height + 1),
    )
    .map(({ name }) => ({ kind: 'outside the page', what: `${id} ${name}` }))
}

/** Texts that reach less than 4.5 to 1 on some plain ground that they touch. */
export function faintTexts(document) {
  return document.pages.flatMap((page) =>
    page.layers.flatMap((layer, index) => {
      if (layer.type !== 'text') return []
      const worst = Math.min(
        ...groundsOf(page, layer, index).map((ground) => contrastRatio(layer.data.color, ground) ?? 21),
      )
      return worst < 4.5 ? [`${page.id} ${layer.name} ${worst.toFixed(2)}`] : []
    }),
  )
}

function groundsOf({ settings, layers }, layer, index) {
  const below = layers
    .slice(0, index)
    .filter((other) => other.type !== 'text' && other.type !== 'icon' && meet(layer, other))
  const covering = below.findLastIndex((other) => contains(other, layer) && other.opacity === 1)
  const fills = below
    .slice(Math.max(covering, 0))
    .flatMap(({ type, data }) => (type === 'shape' && typeof data.fill === 'string' ? data.fill : []))
  return covering >= 0 ? fills : [settings.backgroundColor, ...fills]
}

function contains(outer, inner) {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  )
}

function meet(one, other) {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

/** Facts of which a word or a figure stands neither in the post nor in what is known of its article. */
export function inventedFacts(facts, matter) {
  const plain = (text) =>
    ` ${text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `
  const known = plain(
    [
      matter.content,
      matter.title,
      matter.sourceTitle,
      matter.articleText,
      matter.authorName,
      matter.siteName,
      matter.sourceUrl,
    ]
      .filter(Boolean)
      .join('\n'),
  )
  return Object.entries(facts).flatMap(([field, value]) => {
    if (field === 'date' || field === 'page' || field === 'isOwnNews' || field === 'areOfOneUnit') return []
    const texts = field === 'series' ? value.flatMap(({ label, display }) => [label, display]) : [value]
    // a comparison's unit may be written once for both of its figures
    const parts = field === 'before' ? texts[0].split(/\s/) : texts
    return parts
      .filter((text) => !known.includes(plain(text).trimEnd()) && !known.includes(plain(text).trim()))
      .map((text) => `${field}: ${text}`)
  })
}
