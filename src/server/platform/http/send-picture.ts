import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { yearSeconds } from '#shared/time/durations'

const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'video/mp4': 'mp4',
}

/**
 * Sends a picture as nothing but a picture: opened as a page it may run and load nothing; a PDF is to be saved. A final
 * one never changes at its address, so its owner's browser caches it.
 */
export function sendPicture(
  reply: FastifyReply,
  file: { size: number; stream: Readable },
  picture: { name: string; mimeType: string; isFinal: boolean },
): void {
  const ending = endings[picture.mimeType] ?? 'bin'
  const isPicture = picture.mimeType.startsWith('image/')
  const name = `${picture.name.replace(/\.[^.]{0,5}$/, '') || 'picture'}.${ending}`
  // RFC 6266: a plain name for all, and the full one percent-encoded.
  const plain = name.replaceAll(/[^\w .()-]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  reply
    .type(picture.mimeType)
    .headers({
      'content-length': String(file.size),
      'content-disposition': `${isPicture ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`,
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': picture.isFinal ? `private, max-age=${yearSeconds}, immutable` : 'private, no-cache',
    })
    .send(file.stream)
}
