import type { z } from 'zod'
import type { SignedRecord } from '#shared/contract/sign-off'
import type { Poll } from '#shared/rules/polls'
import type { SignOffWords } from './words/catalogue.ts'

/** A record's parts in reading order, in someone's language. Pure. */
export interface Block {
  kind: 'title' | 'heading' | 'text'
  text: string
}

export function layOutRecord(
  { record, hash, signature, key }: z.infer<typeof SignedRecord>,
  words: SignOffWords,
  timeZone: string,
): Block[] {
  const { post, workspace, chain, publication, writing, reviewAsked } = record
  const moment = (at: string) =>
    new Date(at).toLocaleString(words.locale, { dateStyle: 'medium', timeStyle: 'long', timeZone })
  const fact = (label: string, value: string | number | null | undefined) =>
    value === null || value === undefined || value === '' ? [] : [`${label}: ${value}`]

  const sources = record.sources.map((source) =>
    [
      source.title,
      ...(source.url ? [source.url] : []),
      ...(source.readAt ? [`${words.readAt}: ${moment(source.readAt)}`] : []),
      `${words.fingerprint}: ${source.textHash}`,
    ].join('\n'),
  )
  const claims = record.claims.map(({ text, verdict, accepted }) => {
    const word = accepted && words.acceptedBy(accepted.by, accepted.at && moment(accepted.at))
    return `“${text}” — ${[words.verdicts[verdict] ?? verdict, word].filter(Boolean).join('; ')}`
  })
  const reviews = [
    ...(reviewAsked
      ? [[words.asked(reviewAsked.by ?? words.formerMember, moment(reviewAsked.at)), reviewAsked.message]]
      : []),
    ...record.decisions.map((each) => [
      [
        words.decided[each.decision](each.by, moment(each.at)),
        ...(each.isGuest ? [words.guest] : []),
        ...(each.isOfFinalText ? [] : [words.ofEarlierText]),
      ].join(' · '),
      each.comment,
    ]),
  ].map((lines) => lines.filter(Boolean).join('\n'))

  return [
    { kind: 'title', text: words.title },
    text([words.statement]),
    heading(words.post),
    text([
      post.title,
      ...fact(words.by, post.by),
      ...fact(words.team, workspace.team),
      `${words.number}: ${chain.number}, ${moment(record.madeAt)}`,
    ]),
    heading(words.finalText),
    text([record.finalText]),
    heading(words.publication),
    text(
      publication
        ? [
            ...fact(words.account, publication.account),
            ...fact(words.published, publication.publishedAt && moment(publication.publishedAt)),
            ...fact(words.linkedinId, publication.linkedinId),
            ...fact(words.bytes, publication.bytesHash),
            ...(publication.files ?? []).map(({ name, hash }) => `${words.file}: ${name}, SHA-256: ${hash}`),
            ...(publication.poll ? linesOfPoll(publication.poll, words) : []),
          ]
        : [words.byHand],
    ),
    heading(words.reviews),
    text(reviews.length > 0 ? [reviews.join('\n\n')] : [words.noReviews]),
    heading(words.claims),
    text(claims.length > 0 ? claims : [words.noClaims]),
    ...(record.secondOpinion
      ? [
          heading(`${words.secondOpinion}: ${record.secondOpinion.model}, ${moment(record.secondOpinion.checkedAt)}`),
          text(
            record.secondOpinion.sentences.map(
              (each) => `“${each.text}” — ${words.verdicts[each.verdict] ?? each.verdict}`,
            ),
          ),
        ]
      : []),
    heading(words.sources),
    text([sources.join('\n\n')]),
    heading(words.writing),
    text(
      writing
        ? [
            `${words.model}: ${writing.model} (${writing.upstreamModel})`,
            ...fact(words.template, writing.template && `${writing.template.name}, ${writing.template.version}`),
            ...fact(words.prompt, writing.promptHash),
          ]
        : [words.nothingRecorded],
    ),
    heading(words.firstDraft),
    text([record.firstDraft === record.finalText ? words.sameAsFinal : record.firstDraft]),
    heading(words.signature),
    text([words.howToVerify, `${words.key}: ${key.id}`, `SHA-256: ${hash}`, `Ed25519: ${signature}`]),
  ]
}

function linesOfPoll({ question, options, days }: Poll, words: SignOffWords): string[] {
  return [`${words.poll}: ${question} (${words.pollDays(days)})`, ...options.map((option) => `• ${option}`)]
}

function heading(words: string): Block {
  return { kind: 'heading', text: words }
}

function text(lines: readonly string[]): Block {
  return { kind: 'text', text: lines.join('\n') }
}
