import { errorMessage } from '#client/lib/api'
import { useAppForm } from '#client/lib/form'
import { useStartTry } from '#client/queries/posts/figures'
import { Button } from '#client/ui/button'
import { Field } from '#client/ui/field'
import { Cluster, Grid, Stack } from '#client/ui/layout'
import { Select } from '#client/ui/select'
import { toast } from '#client/ui/toast'
import { type Dimension, dimensionValues, type Measure, measures, trySizes } from '#shared/rules/figures'
import { Dimensions } from './comparison.tsx'
import { worksTexts } from './texts.ts'
import { valueName } from './value-name.ts'

const texts = worksTexts.tries

interface Plan {
  dimension: Dimension
  a: string
  b: string
  posts: (typeof trySizes)[number]
  measure: Measure
}

/** Plans a try: which values the next posts alternate between. */
export function TryForm({ onDone }: { onDone: () => void }) {
  const { mutateAsync: start } = useStartTry()
  const form = useAppForm<Plan, unknown>({
    initial: { dimension: 'opening', a: 'question', b: 'statement', posts: 16, measure: 'impressions' },
    check: ({ a, b }) => ({ b: a === b && texts.different }),
    send: (plan) => start(plan),
    onSent: onDone,
    onFailure: (error) => {
      toast({ kind: 'error', title: texts.startFailed, description: errorMessage(error) })
      return undefined
    },
  })
  const { dimension, a, b, posts, measure } = form.values
  const values: readonly string[] = dimensionValues[dimension]
  const chooseDimension = (next: Dimension) => {
    const [one = '', other = ''] = dimensionValues[next]
    form.change({ dimension: next, a: one, b: other })
  }
  const ways = values.map((value) => (
    <option key={value} value={value}>
      {valueName(dimension, value)}
    </option>
  ))
  return (
    <Stack as="form" gap={16} {...form.props}>
      <Grid columns={3} gap={12} until="phone">
        <Field label={texts.what}>
          {(control) => (
            <Select
              {...control}
              value={dimension}
              onChange={(event) => chooseDimension(event.target.value as Dimension)}
            >
              <Dimensions />
            </Select>
          )}
        </Field>
        <Field label={texts.one}>
          {(control) => (
            <Select {...control} value={a} onChange={(event) => form.change({ a: event.target.value })}>
              {ways}
            </Select>
          )}
        </Field>
        <Field label={texts.other} error={form.field('b').error}>
          {(control) => (
            <Select {...control} value={b} onChange={(event) => form.change({ b: event.target.value })}>
              {ways}
            </Select>
          )}
        </Field>
        <Field label={texts.size} hint={texts.sizeHint}>
          {(control) => (
            <Select
              {...control}
              value={posts}
              onChange={(event) => form.change({ posts: Number(event.target.value) as Plan['posts'] })}
            >
              {trySizes.map((size) => (
                <option key={size} value={size}>
                  {size}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={worksTexts.compare.measure}>
          {(control) => (
            <Select
              {...control}
              value={measure}
              onChange={(event) => form.change({ measure: event.target.value as Measure })}
            >
              {measures.map((id) => (
                <option key={id} value={id}>
                  {worksTexts.measures[id]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </Grid>
      <Cluster>
        <Button type="submit" variant="primary" pending={form.isSending}>
          {texts.start}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {texts.cancel}
        </Button>
      </Cluster>
    </Stack>
  )
}
