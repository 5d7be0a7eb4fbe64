import type { Context } from '#server/context/context'
import type { User } from '#server/features/accounts/user'
import { toUserDto } from '#server/features/accounts/user-dto'
import { listEntries } from '#server/features/billing/subscription-repository'
import { fontKey } from '#server/features/fonts/font-files'
import { listFonts } from '#server/features/fonts/font-repository'
import type { LinkedinAccount } from '#server/features/linkedin/account'
import { listAccounts } from '#server/features/linkedin/account-repository'
import { readMediaFile } from '#server/features/media/media-files'
import { listMedia } from '#server/features/media/media-repository'
import { type Identity, listIdentities } from '#server/features/oidc/identity-repository'
import { listProvenances } from '#server/features/posts/list-provenances'
import { listViews, type PublicationView } from '#server/features/publications/view-repository'
import { getBrand } from '#server/features/settings/brand-repository'
import { getSettings } from '#server/features/settings/settings-repository'
import { listSnippets } from '#server/features/settings/snippet-repository'
import { getVoice } from '#server/features/settings/voice-repository'
import { listUserStyles } from '#server/features/styles/style-repository'
import { completeDocument } from '#server/features/visuals/check-canvas-data'
import { readUserTemplates } from '#server/features/visuals/user-template-repository'
import { findVisual, listVisuals } from '#server/features/visuals/visual-repository'
import { readVersions } from '#server/features/visuals/visual-version-repository'
import type { StoredEvent } from '#server/platform/events/event'
import { listEvents } from '#server/platform/events/event-repository'
import { eventKinds } from '#shared/contract/events'
import { limits } from '#shared/rules/limits'
import type { ZipEntry } from './zip-stream.ts'

/** What each file of an export is; the README and the manifest say it. */
const descriptions = {
  'README.txt': 'What the files are.',
  'account.json':
    'Your account as you see it: name, email, plan, language. No password and no session is kept in a readable form.',
  'identities.json': 'Who you are at the identity providers that you sign in through, and since when.',
  'settings.json': 'Your AI settings.',
  'voice.json': 'Who you are and how you write, as you said it, and the posts of yours that you added.',
  'brand.json': 'What your visuals have in common: colours, fonts, handle and logo.',
  'snippets.json': 'The snippets and favourites you kept.',
  'content-styles.json': 'The content styles you made.',
  'linkedin.json':
    'The accounts at LinkedIn that you connected, with their weekly times. What lets us post as you is not in it.',
  'billing.json': 'Your payments and what happened to your subscription.',
  'posts.json':
    'Your posts, newest first, each with its versions, the text of its source and of the pages it cites, and all it was written with.',
  'publications.json': 'Your posts on their way to LinkedIn: when, in which state, and exactly what was sent.',
  'events.json': 'What happened to your posts and your account in the last seven days.',
  'visuals.json': 'Your visuals, newest first, each with its document (canvasData) and what it was before (versions).',
  'visual-templates.json': 'The templates you saved.',
  'pictures/': 'The pictures of your library, as they are kept.',
  'media.json': 'What is known of each picture of your library; "file" is its name in this archive.',
  'fonts/': 'The fonts you uploaded, as they are kept.',
  'fonts.json': 'What is known of each of these fonts; "file" is its name in this archive.',
  'manifest.json': 'When this archive was made, and the size of each file.',
} as const

/**
 * Everything a person made or told us, as the files of an archive, readable by people and programs; no password, no
 * session. Each is read when its turn comes, in pages, and never held whole.
 */
export async function* exportPersonalData(ctx: Context, user: User): AsyncGenerator<ZipEntry> {
  const exportedAt = ctx.now()
  const sizes: { name: string; bytes: number }[] = []
  const entry = (name: string, bytes: AsyncIterable<Uint8Array>, isPacked = false): ZipEntry => ({
    name,
    modifiedAt: exportedAt,
    isPacked,
    bytes: counted(bytes, (size) => sizes.push({ name, bytes: size })),
  })

  yield entry('README.txt', text(readme(exportedAt)))
  const { capabilities: _, ...account } = await toUserDto(ctx, user)
  yield entry('account.json', json(account))
  yield entry('identities.json', json((await listIdentities(ctx.db, user.id)).map(toExportedIdentity)))
  yield entry('settings.json', json(await getSettings(ctx.db, user.id)))
  yield entry('voice.json', json(await getVoice(ctx.db, user.id)))
  yield entry('brand.json', json(await getBrand(ctx.db, user.id)))
  yield entry('snippets.json', json(await listSnippets(ctx.db, user.id)))
  const styles = await listUserStyles(ctx.db, user.id)
  yield entry('content-styles.json', json(styles.map(({ ownerId: _owner, ...style }) => style)))
  const linkedin = (await listAccounts(ctx.db, user.id)).map(toExportedAccount)
  yield entry('linkedin.json', json(linkedin))
  yield entry('billing.json', json(await listEntries(ctx.db, user.id)))
  yield entry('posts.json', jsonList(listProvenances(ctx, user.id)))
  yield entry('publications.json', json((await listViews(ctx.db, user.id, {})).map(toExportedPublication)))
  yield entry('events.json', json((await listEvents(ctx.db, user.id)).filter(isForPerson).map(toExportedEvent)))
  yield entry('visuals.json', jsonList(readVisuals(ctx, user.id)))
  yield entry('visual-templates.json', jsonList(readTemplates(ctx, user.id)))

  const media: object[] = []
  for (const { ownerId, fileToken, ...asset } of await listMedia(ctx.db, user.id)) {
    const picture = await readMediaFile(ctx.files, { ownerId, fileToken, ...asset }, 'picture')
    const file = picture ? `pictures/${asset.id}.${asset.mimeType.replace('image/', '')}` : null
    if (picture && file) yield entry(file, picture.stream, true)
    media.push({ ...asset, file })
  }
  yield entry('media.json', json(media))
  const fonts: object[] = []
  for (const font of await listFonts(ctx.db, user.id)) {
    const kept = await ctx.files.read(fontKey(user.id, font.id))
    const file = kept ? `fonts/${font.id}.otf` : null
    if (kept && file) yield entry(file, kept.stream)
    fonts.push({ ...font, file })
  }
  yield entry('fonts.json', json(fonts))
  yield entry('manifest.json', json({ exportedAt: new Date(exportedAt).toISOString(), descriptions, files: sizes }))
}

function toExportedIdentity({ linkedAt, ...identity }: Identity & { linkedAt: number }) {
  return { ...identity, linkedAt: new Date(linkedAt).toISOString() }
}

/** Never the token, sealed or not. */
function toExportedAccount({ id, urn, kind, name, pictureUrl, scopes, slots, ...account }: LinkedinAccount) {
  const isPaused = account.pausedAt !== null
  return { id, urn, kind, name, pictureUrl, scopes, slots, isPaused, expiresAt: account.expiresAt }
}

/** The text of the post stands in posts.json. */
function toExportedPublication({ ownerId: _owner, postContent: _content, ...publication }: PublicationView) {
  return publication
}

function isForPerson({ name }: StoredEvent): boolean {
  return eventKinds[name]?.seenBy !== 'administrators'
}

function toExportedEvent({ workspaceId: _workspace, at, ...event }: StoredEvent) {
  return { ...event, at: new Date(at).toISOString() }
}

async function* readVisuals(ctx: Context, ownerId: string) {
  for (const { id } of await listVisuals(ctx.db, ownerId, { limit: limits.visuals })) {
    const found = await findVisual(ctx.db, ownerId, id)
    if (!found) continue // deleted meanwhile
    const { ownerId: _owner, document, ...visual } = found
    const versions: unknown[] = []
    for (const { document: earlier, ...version } of await readVersions(ctx.db, { ownerId, id })) {
      versions.push({ ...version, canvasData: await completeDocument(earlier) })
    }
    yield { ...visual, canvasData: await completeDocument(document), versions }
  }
}

async function* readTemplates(ctx: Context, ownerId: string) {
  for await (const { ownerId: _owner, ...template } of readUserTemplates(ctx.db, ownerId)) yield template
}

function readme(exportedAt: number): string {
  const files = Object.entries(descriptions).map(([name, what]) => `${name}\n    ${what}\n`)
  return [
    'Your data from Postwright',
    `Made on ${new Date(exportedAt).toUTCString()}.`,
    'Everything you made or told us. JSON files are UTF-8 text; times in them are ISO 8601 or milliseconds since 1970.',
    files.join('\n'),
  ].join('\n\n')
}

async function* text(content: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(content)
}

function json(value: unknown): AsyncGenerator<Uint8Array> {
  return text(`${JSON.stringify(value, null, 2)}\n`)
}

/** A JSON array, one item a piece. */
async function* jsonList(items: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  let separator = '[\n'
  for await (const item of items) {
    yield Buffer.from(separator + JSON.stringify(item, null, 2))
    separator = ',\n'
  }
  yield Buffer.from(separator === ',\n' ? '\n]\n' : '[]\n')
}

async function* counted(bytes: AsyncIterable<Uint8Array>, tell: (size: number) => void): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const piece of bytes) {
    size += piece.length
    yield piece
  }
  tell(size)
}
