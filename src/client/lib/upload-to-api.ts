import type { Answer, Params, Query } from '#shared/contract/contract'
import { type RouteName, routes } from '#shared/contract/routes'
import { ApiError, addressOf, toApiError } from './api.ts'
import { libTexts } from './texts.ts'
import { inWorkspace } from './workspace.ts'

/**
 * Sends one file to a route of the contract. By XMLHttpRequest, because fetch does not report upload progress.
 * @param onProgress receives the part that was sent, from 0 to 1
 * @throws ApiError as `callApi` does
 */
export function uploadToApi<Name extends RouteName>(
  name: Name,
  { params, query, body }: { params: Params<Name>; query: Query<Name>; body: Blob },
  onProgress: (sent: number) => void,
): Promise<Answer<Name>> {
  const { method, path } = routes[name]
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, inWorkspace(addressOf(path, params, query)))
    request.setRequestHeader('Accept', 'application/json')
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const { status, responseText } = request
      if (status >= 200 && status < 300) resolve(JSON.parse(responseText) as Answer<Name>)
      else void toApiError(new Response(responseText, { status })).then(reject)
    }
    request.onerror = () => {
      const text = libTexts.unreachable
      reject(new ApiError({ status: 0, text, code: 'unreachable', serverMessage: text }))
    }
    request.send(body)
  })
}
