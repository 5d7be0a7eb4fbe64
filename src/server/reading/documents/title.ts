import { withoutInvisible } from '#shared/text/invisible'

/** Names programs give on their own, and what they leave when they export: no reader would call these a title. */
const meaningless =
  /^(untitled|document|presentation|powerpoint presentation|slide|sheet|book|workbook|title|microsoft \w{1,20}|pdf|new|word document|no title|print|unknown|default)?[\s\d-]*$|^microsoft (word|powerpoint|excel) - |\.(docx?|pptx?|xlsx?|pdf|txt|csv|indd|qxd|rtf|od[tps]|epub|eml|md|html?|vtt|srt|dvi|ps|eps)$|^(file|https?):\/\/|^about:\w/i

const maxTitleLength = 200

/**
 * Picks the title: the document's own, else its first heading, else a title-like first line, else the file's name
 * without its ending.
 */
export function chooseTitle(candidates: {
  metadata?: string | undefined
  heading?: string | undefined
  text: string
  filename: string
}): string {
  const declared = [candidates.metadata, candidates.heading].map(oneLine).find((title) => isTitle(title))
  if (declared) return declared

  const firstLine = oneLine(
    candidates.text
      .slice(0, 1000)
      .split('\n')
      .find((line) => line.trim() !== ''),
  )
  if (
    isTitle(firstLine) &&
    firstLine.length <= 120 &&
    !/[.,;:]$/.test(firstLine) &&
    !isTable(candidates.text, candidates.filename)
  ) {
    return firstLine
  }
  return nameWithoutEnding(candidates.filename)
}

function isTitle(title: string): boolean {
  return title.length >= 3 && title.length <= maxTitleLength && /\p{L}{2}/u.test(title) && !meaningless.test(title)
}

/** The first line of a table names its columns. */
function isTable(text: string, filename: string): boolean {
  const [first = ''] = text
    .slice(0, 1000)
    .replace(/^\s*\n/, '')
    .split('\n', 1)
  return /\.[ct]sv$/i.test(filename) || /\t|\S[;|]\S|,[^\s\d].{0,1000},\S/s.test(first)
}

function oneLine(text: string | undefined): string {
  return withoutInvisible(text ?? '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

function nameWithoutEnding(filename: string): string {
  const name = oneLine(filename.split(/[/\\]/).at(-1))
  return name.replace(/(?<=.)\.[^.]{1,5}$/, '').slice(0, maxTitleLength) || 'Untitled document'
}
