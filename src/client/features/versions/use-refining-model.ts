import { useConfig } from '#client/queries/config'
import type { Post } from '#client/queries/posts/post-cache'
import type { User } from '#client/queries/user'
import type { ModelId } from '#shared/rules/models'
import type { Refining } from './use-refining.ts'

/** Which models may refine a post, and which of them does: the one chosen last, else the one that wrote it. */
export function useRefiningModel(post: Post, refining: Refining, user: User) {
  const models = (useConfig()?.models ?? []).filter(
    (model) => model.isConfigured && user.capabilities.models.includes(model.id),
  )
  const { defaultModel } = user.capabilities
  const isOffered = (id: ModelId | null | undefined) => models.some((model) => model.id === id)
  const usual = [refining.picked, refining.current?.aiModel, post.aiModel, defaultModel]
  const model = usual.find(isOffered) ?? 'composer'
  const others = [model, defaultModel, ...models.map(({ id }) => id)]
  return {
    models,
    model,
    /** For tasks that the composer can't do: the same model, or else another one; null where there is none. */
    following: others.find((id) => id !== 'composer' && isOffered(id)) ?? null,
  }
}
