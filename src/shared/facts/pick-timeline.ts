import { textWords } from '#shared/languages/texts'
import type { Language } from '#shared/rules/languages'
import { type Line, runsOfEntries, sentencesOf } from './plain-lines.ts'
import { type FoundWhen, whenAtStart } from './read-when.ts'

export interface Moment {
  readonly when: string
  readonly event: string
}

const minMoments = 3
const maxMoments = 5
const eventLength = { min: 8, max: 140 }

/**
 * Three to five dated events in order: a list whose entries all start with a day, month or year, or sentences that do.
 * Longer ones are skipped, since dropping events would distort the story.
 */
export function pickTimeline(lines: readonly Line[], language: Language): Moment[] {
  const lists = runsOfEntries(lines).map((run) => run.map((entry) => momentOf(entry)))
  const sentences = lines
    .flatMap(({ text, isEntry }) => (isEntry ? [] : sentencesOf(text, language)))
    .map((text) => momentOf(text, language))
  const told = sentences.filter((moment) => moment !== undefined)
  return [...lists, told].flatMap((moments) => (isTimeline(moments) ? [moments] : []))[0]?.map(plainMoment) ?? []
}

function plainMoment({ when, event }: DatedMoment): Moment {
  return { when, event }
}

type DatedMoment = Moment & Pick<FoundWhen, 'year' | 'order'>

function isTimeline(moments: readonly (DatedMoment | undefined)[]): moments is readonly DatedMoment[] {
  if (moments.length < minMoments || moments.length > maxMoments) return false
  const isDated = moments.every((moment) => moment?.year !== undefined)
  const isOfOneYear = moments.every((moment) => moment && moment.year === undefined)
  const orders = moments.map((moment) => moment?.order ?? 0)
  return (isDated || isOfOneYear) && orders.every((order, index) => index === 0 || order > (orders[index - 1] ?? 0))
}

/** @param language of a sentence; an entry separates its time by a mark */
function momentOf(text: string, language?: Language): DatedMoment | undefined {
  const found = whenAtStart(text)
  if (!found) return undefined
  const [mark = ''] = /^\s*(?:[:：–\u2014|،,]|-\s)\s*|^\s+/u.exec(found.rest) ?? []
  const event = found.rest.slice(mark.length).trim()
  const isSetApart = /[:：–\u2014|-]/u.test(mark)
  // "1998 schloss die Mühle" is about a year, "1998 people came" is a count
  const goesOn =
    found.isIntroduced || (language !== undefined && textWords[language].capitalisesNouns && /^\p{Ll}/u.test(event))
  const isTold = isSetApart || (language !== undefined && mark !== '' && goesOn)
  if (!isTold || event.length < eventLength.min || event.length > eventLength.max) return undefined
  return { when: found.when, event, year: found.year, order: found.order }
}
