import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { errorMessage } from '#client/lib/api'
import { formatFactor, formatPercent } from '#client/lib/formatting'
import { type AllFigures, type PlannedTry, useRemoveTry } from '#client/queries/posts/figures'
import { Button } from '#client/ui/button'
import { Hint } from '#client/ui/field'
import { IconButton } from '#client/ui/icon-button'
import { Stack } from '#client/ui/layout'
import { ListRow } from '#client/ui/list-row'
import { SectionTitle } from '#client/ui/section-title'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import { followTry, type Progress, type TriedPost } from '#shared/figures/follow-try'
import { measuredPosts } from './measured-posts.ts'
import { worksTexts } from './texts.ts'
import { TryForm } from './try-form.tsx'
import { valueName } from './value-name.ts'

const texts = worksTexts.tries

/** Planned tries with their progress and results, and a form to plan one. */
export function Tries({
  tries,
  posts,
  timeZone,
  mayWrite,
}: {
  tries: readonly PlannedTry[]
  posts: AllFigures['posts']
  timeZone: string
  mayWrite: boolean
}) {
  const title = useId()
  const [isPlanning, setIsPlanning] = useState(false)
  const { mutate: remove } = useRemoveTry((error) =>
    toast({ kind: 'error', title: texts.removeFailed, description: errorMessage(error) }),
  )
  return (
    <Stack as="section" gap={16} aria-labelledby={title}>
      <SectionTitle id={title} title={texts.title} />
      <Hint>{texts.explanation}</Hint>
      {tries.length > 0 && (
        <ul>
          {tries.map((plan) => (
            <TryRow
              key={plan.id}
              plan={plan}
              posts={measuredPosts(posts, plan.measure, timeZone)}
              onRemove={mayWrite ? () => remove(plan.id) : null}
            />
          ))}
        </ul>
      )}
      {isPlanning ? (
        <TryForm onDone={() => setIsPlanning(false)} />
      ) : (
        mayWrite && (
          <div>
            <Button onClick={() => setIsPlanning(true)}>{texts.plan}</Button>
          </div>
        )
      )}
    </Stack>
  )
}

function TryRow({ plan, posts, onRemove }: { plan: PlannedTry; posts: TriedPost[]; onRemove: (() => void) | null }) {
  const names = { a: valueName(plan.dimension, plan.a), b: valueName(plan.dimension, plan.b) }
  const name = texts.name(names.a, names.b)
  const progress = followTry({ ...plan, startedAt: Date.parse(plan.startedAt) }, posts)
  return (
    <ListRow actions={onRemove && <IconButton icon={X} label={texts.remove(name)} onClick={onRemove} />}>
      <b>
        {worksTexts.dimensions[plan.dimension]}: {name}
      </b>
      {describe(progress, plan.posts, names).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Text size={12} tone="dim">
        {worksTexts.measures[plan.measure]}
      </Text>
    </ListRow>
  )
}

function describe(
  { next, counted, result }: Progress<TriedPost>,
  posts: number,
  names: Readonly<Record<'a' | 'b', string>>,
): string[] {
  if (next !== null) return [texts.next(names[next], counted.length + 1, posts)]
  if (!result) return [texts.waiting(counted.filter(({ count }) => count === null).length)]
  const { winner, chance, factor, range } = result
  const isB = winner !== 'a'
  const spread = range && (isB ? range : { from: 1 / range.to, to: 1 / range.from })
  return [
    winner ? texts.won(names[winner], formatFactor(isB ? factor : 1 / factor)) : texts.none,
    ...(winner && spread ? [texts.range(formatFactor(spread.from), formatFactor(spread.to))] : []),
    texts.chance(formatPercent(chance)),
  ]
}
