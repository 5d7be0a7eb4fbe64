import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import type { Feed } from './feed.ts'
import { wrongHeaders } from './posts.ts'
import { checkToken } from './token-check.ts'
import { apiError, type FakeAnswer, type FakeRequest } from './wire.ts'
import type { World } from './world.ts'

const kinds = { '/rest/images': 'image', '/rest/documents': 'document' } as const

/** Uploading pictures and documents. */
export function uploadsPart(world: World, feed: Feed, refuse: (why: string) => void) {
  return async (request: FakeRequest): Promise<FakeAnswer | undefined> => {
    const { method, path } = request
    if (method === 'PUT' && path.startsWith('/dms-uploads/')) return await receive(world, feed, request, refuse)
    const kind = Object.hasOwn(kinds, path) ? kinds[path as keyof typeof kinds] : undefined
    return kind && method === 'POST' ? begin(world, feed, request, kind, refuse) : undefined
  }
}

function begin(
  world: World,
  feed: Feed,
  request: FakeRequest,
  kind: 'image' | 'document',
  refuse: (why: string) => void,
): FakeAnswer {
  const checked = checkToken(world, request, [])
  if ('refusal' in checked) return checked.refusal
  const body = JSON.parse(request.body.toString('utf8')) as { initializeUploadRequest?: { owner?: string } }
  const owner = body.initializeUploadRequest?.owner
  const isRight = JSON.stringify(body) === JSON.stringify({ initializeUploadRequest: { owner } })
  const action = request.query.get('action')
  if (wrongHeaders(request) || action !== 'initializeUpload' || !isRight || !owner?.startsWith('urn:li:')) {
    refuse(`${kind}: initializeUpload`)
    return apiError(400, 0, 'ILLEGAL_ARGUMENT', 'initializeUpload')
  }
  const id = randomBytes(8).toString('hex')
  const urn = `urn:li:${kind}:${id}`
  feed.uploads.push({ urn, owner, kind, bytes: null, waits: feed.processing, isBroken: false })
  const origin = feed.uploadOrigin ?? `http://${request.headers.host}`
  const uploadUrl = `${origin}/dms-uploads/${kind}/${id}`
  return { status: 200, json: { value: { uploadUrlExpiresAt: world.now() + 3_600_000, uploadUrl, [kind]: urn } } }
}

async function receive(
  world: World,
  feed: Feed,
  request: FakeRequest,
  refuse: (why: string) => void,
): Promise<FakeAnswer> {
  const checked = checkToken(world, request, [])
  if ('refusal' in checked) return checked.refusal
  const [kind, id] = request.path.split('/').slice(2)
  const upload = feed.uploads.find(({ urn }) => urn === `urn:li:${kind}:${id}`)
  const isWhole = request.headers['content-length'] === String(request.body.length)
  if (!upload || request.body.length === 0 || !isWhole) {
    refuse(`upload: ${request.path}`)
    return { status: 404 }
  }
  if (feed.uploadTrouble) return feed.uploadTrouble
  upload.bytes = request.body
  const wrong = upload.kind === 'image' ? await wrongPicture(request.body) : null
  upload.isBroken = wrong !== null
  if (wrong) refuse(`upload: ${wrong}`)
  return { status: 201 }
}

/** LinkedIn's documented limits for pictures. */
const pictureFormats = ['jpeg', 'png', 'gif']
const maxPixels = 36_152_320

/** Why LinkedIn cannot process a picture; null: it can. */
async function wrongPicture(bytes: Buffer): Promise<string | null> {
  try {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (!pictureFormats.includes(format)) return `a picture in ${format}`
    if (width * height > maxPixels) return `a picture of ${width} by ${height}`
    await sharp(bytes).stats()
    return null
  } catch (error) {
    return `no picture: ${String(error)}`
  }
}
