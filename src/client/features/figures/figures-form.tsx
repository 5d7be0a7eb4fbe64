import { errorMessage } from '#client/lib/api'
import { dayOf, isDay } from '#client/lib/days'
import { useAppForm } from '#client/lib/form'
import { useAddFigures } from '#client/queries/posts/figures'
import { useTimeZone } from '#client/queries/user'
import { Button } from '#client/ui/button'
import { Cluster, Grid, Stack } from '#client/ui/layout'
import { TextField } from '#client/ui/text-field'
import { toast } from '#client/ui/toast'
import { parseCount } from '#shared/figures/parse-count'
import { figureLimits } from '#shared/rules/figures'
import { resolveWallTime } from '#shared/time/wall-time'
import { figureTexts as texts } from './texts.ts'

const names = ['impressions', 'reactions', 'comments', 'reposts'] as const

/** Where unsent input of a post's form is kept. */
export function figuresDraft(id: string): string {
  return `figures-${id}`
}

/** A form for figures read at LinkedIn. Unsent input is kept; figures of an earlier day count as of noon. */
export function FiguresForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { mutateAsync: add } = useAddFigures(id)
  const timeZone = useTimeZone()
  const today = dayOf(new Date(), timeZone)
  const form = useAppForm({
    initial: { impressions: '', reactions: '', comments: '', reposts: '', day: today },
    draft: figuresDraft(id),
    check: (values) => ({
      impressions: problemOf(values.impressions),
      reactions: problemOf(values.reactions),
      comments: problemOf(values.comments),
      reposts: values.reposts.trim() !== '' && problemOf(values.reposts),
      day: (!isDay(values.day) || values.day > today) && texts.dayWrong,
    }),
    send: ({ day, ...counts }) => {
      const [impressions = 0, reactions = 0, comments = 0, reposts = 0] = names.map(
        (name) => parseCount(counts[name]) ?? 0,
      )
      return add({
        at: new Date(day === today ? Date.now() : resolveWallTime(`${day}T12:00`, timeZone).dueAt).toISOString(),
        impressions,
        reactions,
        comments,
        reposts,
      })
    },
    onSent: () => {
      toast({ kind: 'success', title: texts.added })
      onDone()
    },
    onFailure: (error) => {
      toast({ kind: 'error', title: texts.addFailed, description: errorMessage(error) })
      return undefined
    },
  })
  const cancel = () => {
    form.drop()
    onDone()
  }
  return (
    <Stack as="form" gap={16} {...form.props}>
      <Grid columns={2} gap={12}>
        {names.map((name) => (
          <TextField
            key={name}
            label={texts.fields[name]}
            optional={name === 'reposts'}
            inputMode="numeric"
            autoComplete="off"
            autoFocus={name === 'impressions'}
            {...form.field(name)}
          />
        ))}
        <TextField label={texts.day} type="date" max={today} {...form.field('day')} />
      </Grid>
      <Cluster>
        <Button type="submit" size="sm" variant="primary" pending={form.isSending}>
          {texts.save}
        </Button>
        <Button size="sm" variant="quiet" onClick={cancel}>
          {texts.cancel}
        </Button>
      </Cluster>
    </Stack>
  )
}

function problemOf(text: string): string | false {
  const count = parseCount(text)
  return (count === null || count > figureLimits.maxCounted) && texts.countWrong
}
