import { setImmediate as nextTurn } from 'node:timers/promises'
import type { z } from 'zod'
import type { Provenance } from '#shared/contract/provenance'
import type { SignOffRecord } from '#shared/contract/sign-off'
import { factsOfSource } from '#shared/grounding/facts-of-source'
import { prepareGrounding } from '#shared/grounding/ground-post'
import { nameOfClaim } from '#shared/grounding/name-of-claim'
import { hostOf } from '#shared/text/source-name'

type Claims = z.infer<typeof SignOffRecord>['claims']

/** Someone's word for a claim, where it was recorded. */
export interface Word {
  claim: string
  by: string
  at: string
}

/** What a text claims and what its sources say about it, as the app shows it to the author. */
export async function judgeClaims(
  post: z.infer<typeof Provenance>,
  finalText: string,
  words: readonly Word[],
): Promise<Claims> {
  const { article, sourceText, moreArticles, citedTexts, language, userOpinion, acceptedClaims } = post
  const texts = [
    sourceText,
    factsOfSource(article),
    ...moreArticles.map((each) => [factsOfSource(each), each.text].filter(Boolean).join('\n\n')),
    ...citedTexts.map((cited) => [cited.title, cited.text].filter(Boolean).join('\n\n')),
  ]
  const grounding = await prepareGrounding(texts, () => nextTurn())
  const addresses = [article.url, ...moreArticles.map(({ url }) => url), ...citedTexts.map(({ url }) => url)]
  const hosts = addresses.flatMap((url) => hostOf(url) ?? [])
  return grounding.check(finalText, { language, opinion: userOpinion ?? undefined, hosts }).map((judgement) => {
    const { text, kind, verdict } = judgement
    const name = nameOfClaim(text)
    const word = words.find(({ claim }) => claim === name)
    const accepted = acceptedClaims.includes(name) ? { by: word?.by ?? null, at: word?.at ?? null } : null
    return { text, kind, verdict, accepted }
  })
}
