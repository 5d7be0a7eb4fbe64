import { createHash, randomBytes } from 'node:crypto'
import type { FakeUpload, Feed, VideoTrouble } from './feed.ts'
import { wrongHeaders } from './posts.ts'
import { checkToken } from './token-check.ts'
import { apiError, type FakeAnswer, type FakeRequest } from './wire.ts'
import type { World } from './world.ts'

/** Uploading a video: in parts, which are put together by their names, and then processed. */

const partBytes = 4 * 1024 * 1024
const limits = { least: 75 * 1024, most: 500 * 1024 * 1024 }

interface Video {
  upload: FakeUpload
  size: number
  token: string
  parts: ({ id: string; bytes: Buffer } | null)[]
  trouble: VideoTrouble | undefined
  state: 'WAITING_UPLOAD' | 'PROCESSING' | 'PROCESSING_FAILED' | 'AVAILABLE'
}

export function videosPart(world: World, feed: Feed, refuse: (why: string) => void) {
  const videos: Video[] = []

  return (request: FakeRequest): FakeAnswer | undefined => {
    const { method, path } = request
    if (method === 'PUT' && path.startsWith('/dms-videos/')) return receivePart(request)
    if (method === 'GET' && path.startsWith('/rest/videos/')) return look(request)
    if (path !== '/rest/videos' || method !== 'POST') return undefined
    const checked = checkToken(world, request, [])
    if ('refusal' in checked) return checked.refusal
    if (wrongHeaders(request)) return illegal('headers')
    const body = JSON.parse(request.body.toString('utf8')) as Record<string, Record<string, unknown>>
    const action = request.query.get('action')
    if (action === 'initializeUpload' && body.initializeUploadRequest)
      return begin(request, body.initializeUploadRequest)
    if (action === 'finalizeUpload' && body.finalizeUploadRequest) return finalize(body.finalizeUploadRequest)
    return illegal(`action ${action}`)
  }

  function begin(request: FakeRequest, sent: Record<string, unknown>): FakeAnswer {
    const { owner, fileSizeBytes: size } = sent
    const wanted = { owner, fileSizeBytes: size, uploadCaptions: false, uploadThumbnail: false }
    if (JSON.stringify(sent) !== JSON.stringify(wanted) || !String(owner).startsWith('urn:li:'))
      return illegal('fields')
    if (typeof size !== 'number' || size < limits.least || size > limits.most) return illegal('fileSizeBytes')
    const id = randomBytes(8).toString('hex')
    const upload: FakeUpload = {
      urn: `urn:li:video:${id}`,
      owner: String(owner),
      kind: 'video',
      bytes: null,
      waits: feed.processing,
      isBroken: false,
    }
    const trouble = feed.videoTroubles.shift()
    const count = Math.ceil(size / partBytes)
    videos.push({ upload, size, token: id, parts: Array(count).fill(null), trouble, state: 'WAITING_UPLOAD' })
    feed.uploads.push(upload)
    const origin = feed.uploadOrigin ?? `http://${request.headers.host}`
    const uploadInstructions = Array.from({ length: count }, (_part, index) => ({
      uploadUrl: `${origin}/dms-videos/${id}/${index}`,
      firstByte: index * partBytes + (trouble === 'gap' && index > 0 ? 1 : 0),
      lastByte: Math.min(size, (index + 1) * partBytes) - 1,
    }))
    const value = {
      uploadUrlsExpireAt: world.now() + 3_600_000,
      video: upload.urn,
      uploadInstructions,
      uploadToken: id,
    }
    return { status: 200, json: { value } }
  }

  function receivePart(request: FakeRequest): FakeAnswer {
    const [id, index = ''] = request.path.split('/').slice(2)
    const video = videos.find(({ token }) => token === id)
    const number = Number(index)
    if (!video || !(number < video.parts.length)) return missing(request.path)
    if (request.headers.authorization) return illegal('a token with a signed address')
    const expected = Math.min(partBytes, video.size - number * partBytes)
    if (request.body.length !== expected) return illegal(`part ${index} of ${request.body.length} bytes`)
    const { trouble } = video
    if (trouble === 'part-lost') {
      video.trouble = undefined
      return 'cut'
    }
    if (trouble === 'part-refused') return { status: 403 }
    const etag = createHash('sha256').update(request.body).update(index).digest('hex')
    video.parts[number] = { id: etag, bytes: request.body }
    return { status: 200, ...(trouble !== 'no-etag' && { headers: { etag: `"${etag}"` } }) }
  }

  function finalize({ video: urn, uploadToken, uploadedPartIds, ...others }: Record<string, unknown>): FakeAnswer {
    const video = videos.find(({ upload }) => upload.urn === urn)
    if (!video || uploadToken !== video.token || Object.keys(others).length > 0) return illegal('finalizeUpload')
    if (video.parts.some((part) => part === null)) return illegal('finalizeUpload before all parts are there')
    const ids = video.parts.map((part) => part?.id)
    if (JSON.stringify(uploadedPartIds) !== JSON.stringify(ids)) return illegal('uploadedPartIds')
    if (video.trouble === 'finalize-refused') return apiError(500, 0, 'INTERNAL_SERVER_ERROR', 'Internal server error')
    const bytes = Buffer.concat(video.parts.map((part) => part?.bytes ?? Buffer.alloc(0)))
    video.parts.fill(null)
    video.upload.bytes = bytes
    video.upload.isBroken = video.trouble === 'failed' || bytes.toString('latin1', 4, 8) !== 'ftyp'
    video.state = 'PROCESSING'
    return { status: 200 }
  }

  /** It is processed while someone looks. */
  function look(request: FakeRequest): FakeAnswer {
    const checked = checkToken(world, request, [])
    if ('refusal' in checked) return checked.refusal
    if (wrongHeaders(request)) return illegal('headers')
    const urn = decodeURIComponent(request.path.slice('/rest/videos/'.length))
    const video = videos.find(({ upload }) => upload.urn === urn)
    if (!video) return missing(urn)
    if (!feed.showsVideos) return apiError(403, 100, 'ACCESS_DENIED', 'Accessing this video resource is forbidden')
    const { state, upload, trouble } = video
    if (state === 'PROCESSING' && trouble !== 'stuck' && upload.waits-- <= 0) {
      video.state = upload.isBroken ? 'PROCESSING_FAILED' : 'AVAILABLE'
    }
    if (video.state === 'AVAILABLE') upload.waits = 0
    return { status: 200, json: { id: urn, owner: upload.owner, status: video.state } }
  }

  function missing(what: string): FakeAnswer {
    refuse(`videos: no ${what}`)
    return { status: 404 }
  }

  function illegal(what: string): FakeAnswer {
    refuse(`videos: ${what}`)
    return apiError(400, 0, 'ILLEGAL_ARGUMENT', what)
  }
}
