import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './server.mjs'

/**
 * The steps of reading a page, each with how it is switched off in the built module: the function that stands in for
 * the named one, or `/(?!)/`, which matches nothing, for a pattern.
 */
export const readingSteps = [
  ['unwrap streamed parts', 'unwrap-streamed.js', 'unwrapStreamed', '() => {}'],
  ['pre-clean', 'pre-clean.js', 'preClean', '() => {}'],
  ['  by tag, role, hidden', 'pre-clean.js', 'isFurniture', '() => false'],
  ['  by words of class', 'pre-clean.js', 'isSurroundingName', '() => false'],
  ['  forms for signing in', 'pre-clean.js', 'isSignIn', '() => false'],
  ['  comments', 'pre-clean.js', 'isDiscussion', '() => false'],
  ['  guard by weight', 'pre-clean.js', 'isLight', '() => true'],
  ['  words in a sentence stay', 'pre-clean.js', 'isInSentence', '() => false'],
  ['names of headings and words', 'find-text.js', 'dropNames', '() => {}'],
  ['wide container', 'wide-container.js', 'preferWider', '(narrow) => narrow'],
  ['opening in its own box', 'opening.js', 'withOpening', '(kept) => kept'],
  ['retry uncleaned', 'find-text.js', 'uncleanedText', "() => ''"],
  ['declared body', 'find-text.js', 'isCut', '() => false'],
  ['data scripts', 'embedded-text.js', 'findEmbeddedText', '() => null'],
  ['line filter', 'line-filter.js', 'filterLines', '(blocks) => blocks'],
  ['  furniture', 'line-filter.js', 'furniture'],
  ['  read more', 'line-filter.js', 'readMore'],
  ['  credits', 'line-filter.js', 'credit'],
  ['  pleas', 'line-filter.js', 'plea'],
  ['  disclosures', 'line-filter.js', 'disclosure'],
  ['  cookie notices', 'line-filter.js', 'cookieNotice'],
  ['  links alone', 'line-filter.js', 'isLooseLink', '() => false'],
  ['  title, day and author again', 'line-filter.js', 'isHead', '() => false'],
  ['  later sections', 'line-filter.js', 'withoutLaterSections', '(blocks) => blocks'],
  ['surroundings', 'surroundings.js', 'withoutSurroundings', '(blocks) => blocks'],
  ['  captions', 'surroundings.js', 'withoutCaptions', '(blocks) => blocks'],
  ['  labels', 'surroundings.js', 'withoutLabels', '(blocks) => blocks'],
  ['  labels before', 'surroundings.js', 'withoutLabelsBefore', '(blocks) => blocks'],
  ['  boxes after', 'surroundings.js', 'withoutBoxesAfter', '(blocks) => blocks'],
  ['  loose ends', 'surroundings.js', 'withoutLooseEnd', '(blocks) => blocks'],
  ['  last lines in italics', 'surroundings.js', 'withoutSlantedEnd', '(blocks) => blocks'],
  ['  tail', 'line-filter.js', 'withoutTail', '(blocks) => [...blocks]'],
  ['    promotion', 'line-filter.js', 'promotion'],
  ['    rights', 'line-filter.js', 'legal'],
  ['    about the author', 'line-filter.js', 'isAboutAuthor', '() => false'],
  ['  second copies', 'line-filter.js', 'withoutSecondCopy', '(blocks) => blocks'],
  ['footnote marks', 'to-text.js', 'isFootnoteMark', '() => false'],
  ['ordered list numbers', 'to-text.js', 'numberOf', "() => ''"],
  ['entities in data', 'find-text.js', 'decodedMarkup', '(text) => text'],
  ['site name off titles', 'title.js', 'withoutSiteName', '(title) => title'],
  ['only headline', 'title.js', 'isOwnHeadline', '() => false'],
  ['heading within title', 'title.js', 'isPartOf', '() => false'],
  ['title within heading', 'title.js', 'isHeadlineWithin', '() => false'],
  ['visible byline', 'visible-byline.js', 'findVisibleByline', '() => null'],
  ['handles', 'byline.js', 'looksLikeHandle', '() => false'],
  ['roles off names', 'byline.js', 'withoutRole', '(name) => name'],
  ['desks', 'byline.js', 'findDesk', '() => null'],
  ['people before sites', 'title.js', 'isNameOfSite', '() => false'],
  ['signature before account', 'visible-byline.js', 'findSignature', '() => null'],
  ['organizations by name', 'byline.js', 'isOrganization', '() => false'],
  ['link after By', 'visible-facts.js', 'followsBy', '() => false'],
  ['reviewers left out', 'visible-byline.js', 'otherHand'],
  ['name at the end', 'visible-byline.js', 'findClosingName', '() => null'],
  ['labelled authors', 'visible-facts.js', 'authorLabel'],
  ['day as shown', 'published.js', 'asReaderSees', '(moment, declared) => declared'],
  ['visible day', 'published.js', 'visibleDay', '() => null'],
  ['day in the address', 'dates.js', 'findDayInAddress', '() => null'],
].map(([name, file, target, instead = '/(?!)/']) => ({ name, file, target, instead }))

/** The built reader, whole or without one step; a copy beside the build, gone as soon as it is loaded. */
export async function loadReader(step) {
  const folder = mkdtempSync(join(root, 'dist/server/reading-'))
  try {
    cpSync(join(root, 'dist/server/reading'), folder, { recursive: true })
    if (step) switchOff(join(folder, 'html', step.file), step)
    const { extractArticle } = await import(join(folder, 'html/extract.js'))
    return extractArticle
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function switchOff(path, { name, target, instead }) {
  const source = readFileSync(path, 'utf8')
  const declaration = new RegExp(`^(export )?(function|const) ${target}\\b`, 'm')
  const found = declaration.exec(source)
  if (!found) throw new Error(`The step "${name}" is no longer to be found as ${target} in ${path}.`)
  const [whole, exported = '', kind] = found
  const [before, after] = [source.slice(0, found.index), source.slice(found.index + whole.length)]
  const standIn =
    kind === 'const' ? `${exported}const ${target} = ${instead};\n` : `${exported}var ${target} = ${instead};\n`
  writeFileSync(path, `${before}${standIn}${kind} ${target}SwitchedOff${after}`)
}
