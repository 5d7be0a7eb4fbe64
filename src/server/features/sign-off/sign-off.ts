import type { z } from 'zod'
import { pollOfBody } from '#server/adapters/linkedin/posts'
import type { Context } from '#server/context/context'
import { personName } from '#server/features/accounts/people/person-name'
import { findUser } from '#server/features/accounts/people/user-repository'
import { withWorkspaceLock } from '#server/features/accounts/people/workspace-lock'
import { findTeam } from '#server/features/accounts/teams/team-repository'
import { readModelCheck } from '#server/features/posts/checking/check-with-model'
import { findProvenance } from '#server/features/posts/details/provenance'
import { postNotFound } from '#server/features/posts/store/post-not-found'
import { findPost, type Post } from '#server/features/posts/store/post-repository'
import { authorOf, type Publication } from '#server/features/publishing/publication'
import { hashOfText } from '#server/features/publishing/reviewed-object'
import { listViews } from '#server/features/publishing/view-repository'
import { findRequest, listDecisions } from '#server/features/reviews/review-repository'
import { AppError } from '#server/platform/errors'
import { version } from '#server/platform/version'
import { personOf, type UserId, type WorkspaceId } from '#shared/contract/ids'
import type { SignOffRecord } from '#shared/contract/sign-off'
import { toCommentary } from '#shared/linkedin/little-text'
import { toIso } from '#shared/time/iso'
import { judgeClaims } from './judge-claims.ts'
import { findLastRecord, findLatestRecord, hasRecord, insertRecord } from './sign-off-repository.ts'
import { hashOf, signRecord, writeRecord } from './signed-record.ts'
import { openSigningKey } from './signing-keys.ts'
import { statement } from './words/statement.ts'

type Contents = z.infer<typeof SignOffRecord>

/**
 * The signed record of a post's latest publication, made now if there is none yet.
 * @returns the file
 * @throws AppError not_found | conflict for a post that is not published
 */
export async function obtainSignOff(ctx: Context, ownerId: WorkspaceId, postId: string): Promise<string> {
  await signOff(ctx, ownerId, postId)
  const found = await findLatestRecord(ctx.db, ownerId, postId)
  if (found) return found.signed // also of a post that was deleted
  if (!(await findPost(ctx.db, ownerId, postId))) throw postNotFound()
  throw new AppError('conflict', 'signOffUnpublished')
}

/** Makes the record of a post's latest publication. Does nothing without one, and when it was made before. */
export async function signOff(ctx: Context, ownerId: WorkspaceId, postId: string): Promise<void> {
  const post = await findPost(ctx.db, ownerId, postId)
  if (post?.status !== 'published') return
  const published = await listViews(ctx.db, ownerId, { postId, states: ['published'] })
  const [publication = null] = published.toSorted((a, b) => (b.publishedAt ?? 0) - (a.publishedAt ?? 0))
  const key = { postId, publicationId: publication?.id ?? null }
  if (await hasRecord(ctx.db, ownerId, key)) return
  const contents = await describe(ctx, post, publication)
  await withWorkspaceLock(ctx, ownerId, async (db) => {
    if (await hasRecord(db, ownerId, key)) return
    const last = await findLastRecord(db, ownerId)
    const chain = { number: (last?.number ?? 0) + 1, previous: last?.hash ?? null }
    const signed = signRecord({ ...contents, chain }, await openSigningKey(ctx, db))
    const file = { hash: signed.hash, signed: writeRecord(signed) }
    await insertRecord(db, ownerId, { ...key, ...chain, ...file, madeAt: ctx.now() })
  })
}

async function describe(ctx: Context, post: Post, publication: Publication | null): Promise<Contents> {
  const { ownerId, id: postId } = post
  const key = { ownerId, postId }
  const [provenance, check, request, decisions, team] = await Promise.all([
    findProvenance(ctx, ownerId, postId, null),
    readModelCheck(ctx, ownerId, postId),
    findRequest(ctx.db, key),
    listDecisions(ctx.db, key),
    findTeam(ctx.db, { id: ownerId }, ctx.now()),
  ])
  if (!provenance) throw postNotFound()
  const finalText = textOf(publication, post.mentions, [
    provenance.content,
    ...provenance.versions.map(({ content }) => content),
  ])
  const words = post.acceptedBy.map(({ claim, by, at }) => ({ claim, by, at: toIso(at) }))
  const finalHash = hashOfText({ content: finalText, mentions: post.mentions })
  const { writtenWith, prompt } = provenance
  return {
    statement,
    product: `Postwright ${version}`,
    workspace: { id: ownerId, team: team?.name ?? null },
    chain: { number: 0, previous: null },
    madeAt: toIso(ctx.now()),
    post: {
      id: postId,
      title: post.title,
      language: post.language,
      by: await nameOf(ctx, post.createdBy ?? (team ? null : personOf(ownerId))),
    },
    sources: sourcesOf(provenance),
    writing: writtenWith && {
      model: writtenWith.model,
      upstreamModel: writtenWith.upstreamModel,
      template: writtenWith.template && { name: writtenWith.template.name, version: writtenWith.template.version },
      style: writtenWith.style.name,
      promptHash: prompt && hashOf(JSON.stringify([prompt.system, prompt.user])),
      productVersion: writtenWith.productVersion,
    },
    firstDraft: provenance.firstDraft,
    finalText,
    claims: await judgeClaims(provenance, finalText, words),
    secondOpinion: check && {
      model: check.modelLabel,
      checkedAt: check.checkedAt,
      sentences: check.sentences.map(({ text, verdict }) => ({ text, verdict })),
    },
    reviewAsked: request
      ? { by: await nameOf(ctx, request.requestedBy), at: toIso(request.requestedAt), message: request.message }
      : null,
    decisions: decisions.toReversed().map((each) => ({
      by: each.name,
      isGuest: each.linkId !== null,
      at: toIso(each.at),
      decision: each.decision,
      comment: each.comment,
      version: each.version,
      textHash: hashOf(each.text),
      isOfFinalText: each.object.text === finalHash,
    })),
    publication: publication && {
      id: publication.id,
      by: await nameOf(ctx, authorOf(publication)),
      account: publication.accountName,
      visibility: publication.visibility,
      attachment: publication.attach,
      files: publication.sentFiles.map(({ name, hash }) => ({ name, hash })),
      ...pollOf(publication),
      sentAt: toIso(publication.sentAt),
      publishedAt: toIso(publication.publishedAt),
      bytesHash: publication.bodyHash,
      linkedinId: publication.urn,
    },
  }
}

function sourcesOf({
  article,
  sourceText,
  moreArticles,
  citedTexts,
}: NonNullable<Awaited<ReturnType<typeof findProvenance>>>): Contents['sources'] {
  const read = [{ ...article, text: sourceText }, ...moreArticles].map(
    ({ title, url, kind, published, readAt, text }) => ({
      title,
      url,
      kind,
      published,
      readAt,
      textHash: hashOf(text),
    }),
  )
  const cited = citedTexts.map(({ title, url, text }) => ({
    title: title ?? url,
    url,
    kind: 'cited',
    published: null,
    readAt: null,
    textHash: hashOf(text),
  }))
  return [...read, ...cited]
}

function pollOf({ body }: Publication): Pick<NonNullable<Contents['publication']>, 'poll'> {
  const poll = body === null ? null : pollOfBody(body)
  return poll ? { poll: { ...poll, options: [...poll.options] } } : {}
}

/** The text that went out: of those the post has had, the one that is what was sent. */
function textOf(publication: Publication | null, mentions: Post['mentions'], texts: readonly string[]): string {
  const sent = publication?.commentary
  const found = sent ? texts.find((text) => toCommentary(text, mentions) === sent) : texts[0]
  return found ?? sent ?? ''
}

async function nameOf(ctx: Context, userId: UserId | null): Promise<string | null> {
  const user = userId && (await findUser(ctx.db, userId))
  return user ? personName(user) : null
}
