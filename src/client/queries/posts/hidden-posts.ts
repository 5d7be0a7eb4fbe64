import { useSyncExternalStore } from 'react'
import type { Post } from './post-cache.ts'

/**
 * Posts deleted on screen but not yet on the server. Every list leaves them out, whatever the server still returns, and
 * undoing a deletion only removes the post from here.
 */
let hidden: readonly Post[] = []
const listeners = new Set<() => void>()

export function hidePost(post: Post): void {
  change([...hidden.filter(({ id }) => id !== post.id), post])
}

export function showPost(id: string): void {
  change(hidden.filter((post) => post.id !== id))
}

export function hiddenPosts(): readonly Post[] {
  return hidden
}

export function useHiddenPosts(): readonly Post[] {
  return useSyncExternalStore(subscribe, hiddenPosts)
}

export function withoutHidden(posts: readonly Post[], hiddenPosts: readonly Post[]): Post[] {
  return posts.filter((post) => !hiddenPosts.some(({ id }) => id === post.id))
}

function change(next: readonly Post[]): void {
  hidden = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
