import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { ReadArticle } from '#client/queries/posts/sources'
import { Button } from '#client/ui/button'
import { Hint } from '#client/ui/field'
import { Stack } from '#client/ui/layout'
import { maxMoreSources } from '#shared/rules/sources'
import { MoreSourceField } from './more-source-field.tsx'
import { moreTexts } from './options-texts.ts'
import { ReadMoreSource } from './read-more-source.tsx'
import type { KnownSource } from './source-fields.tsx'
import { problemTexts } from './texts.ts'
import type { GenerateForm } from './use-generate-form.ts'

/** The further sources of the post, once there is a first one. */
export function MoreSources({
  form,
  source,
  isProblem,
}: {
  form: GenerateForm
  source: KnownSource
  /** Whether an unread one prevents writing the post. */
  isProblem: boolean
}) {
  const [added, setAdded] = useState<string | null>(null)
  const { moreSources } = form.values
  const canAdd = moreSources.length < maxMoreSources
  if (moreSources.length === 0 && !source.angles.canAsk) return null
  return (
    <Stack gap={12} align="start">
      {moreSources.map((more, at) => {
        const before = [source.article, ...moreSources.slice(0, at).map(({ article }) => article)]
        const props = { name: moreTexts.label(at + 2), onRemove: () => form.removeSource(more.key) }
        return more.article ? (
          <ReadMoreSource key={more.key} {...props} article={more.article} isSame={isAmong(before, more.article)} />
        ) : (
          <MoreSourceField
            key={more.key}
            {...props}
            typed={more.typed}
            isNew={more.key === added}
            error={isProblem && more.typed.trim() !== '' ? problemTexts.moreUnread.description : undefined}
            onChange={(change) => form.changeSource(more.key, change)}
          />
        )
      })}
      {moreSources.length > 0 && form.choices?.model === 'composer' && <Hint>{moreTexts.composer}</Hint>}
      {canAdd && (
        <Button size="sm" variant="quiet" icon={Plus} onClick={() => setAdded(form.addSource())}>
          {moreTexts.addAnother}
        </Button>
      )}
    </Stack>
  )
}

function isAmong(others: readonly (ReadArticle | null)[], { contentHash }: ReadArticle): boolean {
  return others.some((other) => other?.contentHash === contentHash)
}
