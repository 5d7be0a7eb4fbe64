import { ApiError, callApi } from '#client/lib/api'
import type { ServerMessage } from '#client/lib/server-message'
import type { MediaAsset } from '#client/queries/media'
import { contentName } from './content-name.ts'
import { uploadTexts } from './texts.ts'

/**
 * Uploads one file to the library: announces it, then sends its bytes. By XMLHttpRequest, because fetch does not report
 * upload progress. A failed upload is withdrawn, since the announced bytes count until then.
 * @param onProgress receives the bytes sent so far
 * @throws ApiError with the server's sentence; an AbortError once `signal` is aborted
 */
export async function sendPicture(
  file: File,
  { onProgress, signal }: { onProgress: (sentBytes: number) => void; signal: AbortSignal },
): Promise<MediaAsset> {
  const name = file.name || uploadTexts.pasted
  const announced = await callApi('createMedia', {
    body: { filename: (await contentName(file)) ?? name, originalName: name, mimeType: file.type, fileSize: file.size },
    signal,
  })
  try {
    if (!announced.uploadUrl) throw failureOf(0, '')
    return await putBytes(announced.uploadUrl, file, onProgress, signal)
  } catch (error) {
    callApi('deleteMedia', { params: { id: announced.id } }).catch(() => undefined) // otherwise the server removes it after an hour
    throw error
  }
}

function putBytes(
  url: string,
  file: File,
  onProgress: (sentBytes: number) => void,
  signal: AbortSignal,
): Promise<MediaAsset> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.open('PUT', url)
    request.setRequestHeader('Accept', 'application/json')
    request.setRequestHeader('Content-Type', file.type.startsWith('image/') ? file.type : 'application/octet-stream')
    request.upload.onprogress = (event) => onProgress(event.loaded)
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(JSON.parse(request.responseText) as MediaAsset)
      else reject(failureOf(request.status, request.responseText))
    }
    request.onerror = () => reject(failureOf(0, ''))
    request.onabort = () => reject(new DOMException('Cancelled', 'AbortError'))
    request.onloadend = () => signal.removeEventListener('abort', abort)
    signal.addEventListener('abort', abort)
    if (signal.aborted) reject(new DOMException('Cancelled', 'AbortError'))
    else request.send(file)
  })
}

function failureOf(status: number, text: string): ApiError {
  const { message, code, reason, values } = parse(text)
  return new ApiError({
    status,
    text: text || uploadTexts.broken,
    code: code ?? (status === 0 ? 'unreachable' : 'unknown'),
    serverMessage: message ?? (status === 0 ? uploadTexts.broken : uploadTexts.unknown),
    reason: reason ?? null,
    values: values ?? {},
  })
}

function parse(text: string): Partial<ServerMessage & { code: string }> {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? parsed : {}
  } catch {
    return {} // A proxy's page: nothing in it is meant for the user.
  }
}
