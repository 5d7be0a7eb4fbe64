import { serverPacks } from '#shared/languages/server-packs'
import { type SensitiveTopic, sensitiveTopics } from '#shared/rules/angles'
import { type Language, languageIds } from '#shared/rules/languages'
import { recogniseLanguage } from '#shared/text/recognise-language'

const patterns = new Map(
  languageIds.map((language) => {
    const { sensitive, professional } = serverPacks[language].writing
    return [
      language,
      {
        topics: sensitiveTopics.map((topic) => [topic, wordsPattern(sensitive[topic])] as const),
        professional: wordsPattern(professional),
      },
    ]
  }),
)

/** A news item names its subject at the start. */
const leadCharacters = 1_500
/** Different ones: a single word may be the name of a game, or a trade. */
const minInLead = 2
/** With more different ones than this, the article is about work, markets, science or politics all the same. */
const maxProfessional = 3

/**
 * Why an article may deserve no post of a professional: crime about private people, a tragedy, gossip. A cautious guess
 * by words: its headline has one of the topic's, its first paragraphs more, and little in them belongs to work.
 */
export function sensitiveTopicOf(title: string, text: string): SensitiveTopic | null {
  const lead = text.slice(0, leadCharacters)
  const language: Language | null = recogniseLanguage(lead) ?? recogniseLanguage(`${title} ${text}`)
  const found = language && patterns.get(language)
  if (!found || distinct(lead, found.professional) >= maxProfessional) return null
  const topic = found.topics
    .map(([name, words]) => ({ name, title: distinct(title, words), lead: distinct(`${title}\n${lead}`, words) }))
    .filter((each) => each.title > 0 && each.lead >= minInLead)
    .toSorted((a, b) => b.title - a.title || b.lead - a.lead)[0]
  return topic?.name ?? null
}

function distinct(text: string, words: RegExp): number {
  return new Set(text.match(words)?.map((word) => word.toLowerCase())).size
}

/** Beginnings of words; one that ends with an underscore is a whole word. */
function wordsPattern(list: string): RegExp {
  const alternatives = list
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/_$/, '(?![\\p{L}])').replaceAll('_', '\\s+'))
  return new RegExp(`(?<![\\p{L}])(?:${alternatives.join('|')})`, 'giu')
}
