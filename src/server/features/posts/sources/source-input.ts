import type { z } from 'zod'
import { AppError } from '#server/platform/errors'
import { hasNoUser, isWebScheme } from '#server/reading/fetch/web-address'
import type { GenerateBody } from '#shared/contract/posts'
import { limits } from '#shared/rules/limits'
import { isBlank } from '#shared/text/is-blank'
import { parseAddress } from '#shared/text/parse-address'
import type { SourceInput } from './obtain-source.ts'

/** What a request names as its source. */

type NamedSource = Partial<Pick<z.infer<typeof GenerateBody>, 'url' | 'textContent' | 'articleId' | 'readAgain'>>

/** @throws AppError invalid_input, with the specification's sentences */
export function toSourceInput({ url, textContent, articleId, readAgain }: NamedSource): SourceInput {
  const named = [url, textContent, articleId].filter((each) => each !== undefined).length
  if (named > 1) throw new AppError('invalid_input', 'sourceUnclear')
  if (articleId !== undefined) return { kind: 'article', articleId }
  if (textContent !== undefined) {
    if (isBlank(textContent)) throw new AppError('invalid_input', 'sourceTextMissing')
    return { kind: 'text', text: textContent }
  }
  return urlSource(url ?? '', readAgain)
}

/** @throws AppError invalid_input | body_too_large */
export function toPageInput({ url: given, textContent }: NamedSource, html: string): SourceInput {
  if (textContent !== undefined) throw new AppError('invalid_input', 'sourceUnclear')
  const { url } = urlSource(given ?? '')
  const address = parseAddress(url)
  if (!address || !isWebScheme(address) || !hasNoUser(address)) throw new AppError('invalid_input', 'urlInvalid')
  if (Buffer.byteLength(html) > limits.handedOverBytes) throw new AppError('body_too_large', 'handedOverPageTooLarge')
  return { kind: 'page', url, html }
}

export function urlSource(given: string, readAgain = false): Extract<SourceInput, { kind: 'url' }> {
  const url = given.trim()
  if (!url) throw new AppError('invalid_input', 'articleUrlInvalid')
  if (!parseAddress(url)) throw new AppError('invalid_input', 'urlInvalid')
  return { kind: 'url', url, readAgain }
}
