import { createStore } from '#client/editor/store/store'
import { ApiError, errorMessage } from '#client/lib/api'
import { findUploadedMedia, type MediaAsset, showUploadedMedia } from '#client/queries/media'
import { contentName } from './content-name.ts'
import { fitForUpload } from './fit-for-upload.ts'
import { sendPicture } from './send-picture.ts'
import { addUploads, failUpload, noteProgress, removeUpload, restartUpload, type Upload } from './upload-state.ts'

/**
 * The queue of uploads. It outlives the library's dialog: uploads go on when that closes, and are listed when it opens
 * again.
 */

/** Simultaneous uploads; more would only share the same bandwidth. */
const maxAtOnce = 2

interface Job {
  file: File
  control: AbortController
  /** Called once: with the asset, or undefined when it failed or was cancelled. */
  settle: (asset: MediaAsset | undefined) => void
}

export const uploads = createStore<{ list: readonly Upload[] }>({ list: [] })

const jobs = new Map<string, Job>()
const running = new Set<string>()

export interface UploadResult {
  readonly assets: readonly MediaAsset[]
  /** Failed uploads; they stay in the list until dismissed. */
  readonly failed: readonly Upload[]
}

/** Queues files. Resolves with the uploaded ones, in their order, once each has succeeded, failed or been cancelled. */
export async function enqueueUploads(
  files: readonly File[],
  onArrived?: (asset: MediaAsset) => void,
): Promise<UploadResult> {
  const queued = files.map((file) => ({ id: newId(), file }))
  update((list) =>
    addUploads(
      list,
      queued.map(({ id, file }) => ({ id, name: file.name, size: file.size })),
    ),
  )
  const arrivals = queued.map(async ({ id, file }) => {
    const asset = await begin(id, file)
    if (asset) onArrived?.(asset)
    return asset
  })
  const assets = (await Promise.all(arrivals)).filter((asset) => asset !== undefined)
  const ids = new Set(queued.map(({ id }) => id))
  return { assets, failed: uploads.getState().list.filter((each) => ids.has(each.id) && each.status === 'failed') }
}

/** Sends a failed one again. Resolves as `enqueueUploads` does. */
export async function retryUpload(id: string): Promise<MediaAsset | undefined> {
  const file = jobs.get(id)?.file
  if (!file) return undefined
  update((list) => restartUpload(list, id))
  return await begin(id, file)
}

/** Cancels a running upload, and removes it from the list; also a failed one. */
export function removeFromUploads(id: string): void {
  const job = jobs.get(id)
  jobs.delete(id)
  update((list) => removeUpload(list, id))
  job?.control.abort()
  job?.settle(undefined)
}

export function dismissFailedUploads(): void {
  for (const { id, status } of uploads.getState().list) if (status === 'failed') removeFromUploads(id)
}

let lastId = 0

function newId(): string {
  lastId += 1
  return `upload-${lastId}`
}

function begin(id: string, file: File): Promise<MediaAsset | undefined> {
  return new Promise((settle) => {
    jobs.set(id, { file, control: new AbortController(), settle })
    startNext()
  })
}

function startNext(): void {
  for (const { id, status } of uploads.getState().list) {
    if (running.size >= maxAtOnce) return
    const job = jobs.get(id)
    if (status === 'waiting' && job && !running.has(id)) void run(id, job)
  }
}

async function run(id: string, { file, control, settle }: Job): Promise<void> {
  running.add(id)
  update((list) => noteProgress(list, id, 0))
  try {
    const onProgress = (sentBytes: number) => update((list) => noteProgress(list, id, sentBytes))
    const fitting = await fitForUpload(file)
    const known = await findUploadedMedia(await contentName(fitting))
    const asset = known ?? (await sendPicture(fitting, { onProgress, signal: control.signal }))
    if (!known) showUploadedMedia(asset)
    jobs.delete(id)
    update((list) => removeUpload(list, id))
    settle(asset)
  } catch (error) {
    if (!control.signal.aborted) update((list) => failUpload(list, id, errorMessage(error), !isFinal(error)))
    settle(undefined)
  } finally {
    running.delete(id)
    startNext()
  }
}

/** Failures of the file itself, which a retry does not change: too large, unsupported, broken. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && [413, 415, 422].includes(error.status)
}

function update(change: (list: readonly Upload[]) => readonly Upload[]): void {
  uploads.setState({ list: change(uploads.getState().list) })
}
