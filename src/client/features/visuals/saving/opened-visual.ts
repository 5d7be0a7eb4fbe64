import type { SceneDocument } from '#shared/scene/scene'

/** The visual that the editor is opened with. */
export interface OpenedVisual {
  /** One for each opening; the editor starts afresh with another. It stays when a new visual is saved first. */
  readonly key: string
  readonly name: string
  readonly document: SceneDocument
  /** The visual as the server has it; null when it was never saved. */
  readonly stored: StoredVisual | null
  /** The post it is made for. */
  readonly postId: string | null
  /** Nothing was asked for: the ways to begin are shown. */
  readonly isBlank?: true
}

export interface StoredVisual {
  readonly id: string
  readonly name: string
  /** ISO moment. */
  readonly updatedAt: string
}

/** What the address asks for. */
export type Request =
  | { readonly kind: 'new' }
  | { readonly kind: 'visual'; readonly id: string }
  | { readonly kind: 'post'; readonly id: string }

/** `?visual=` opens a saved visual, `?post=` starts one from a post, anything else a new one. */
export function readRequest(params: URLSearchParams): Request {
  const visual = params.get('visual')
  if (visual) return { kind: 'visual', id: visual }
  const post = params.get('post')
  return post ? { kind: 'post', id: post } : { kind: 'new' }
}

export function keyOf(request: Request): readonly [kind: string, id: string] {
  return [request.kind, request.kind === 'new' ? '' : request.id]
}

export function addressOf(request: Request): string {
  return request.kind === 'new' ? '/visual-editor' : `/visual-editor?${request.kind}=${encodeURIComponent(request.id)}`
}
