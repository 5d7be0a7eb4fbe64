import type { SceneDocument } from '#shared/scene/scene'

/** The visual that the editor opens. */
export interface OpenedVisual {
  /** One per opening; another key remounts the editor. The first save of a new visual keeps it. */
  readonly key: string
  readonly name: string
  readonly document: SceneDocument
  /** The visual as the server has it; null when it was never saved. */
  readonly stored: StoredVisual | null
  /** The post it is made for. */
  readonly postId: string | null
  /** The address requested nothing: shows the start panel. */
  readonly isBlank?: true
}

export interface StoredVisual {
  readonly id: string
  readonly name: string
  /** ISO moment. */
  readonly updatedAt: string
}

/** The address's request. */
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
