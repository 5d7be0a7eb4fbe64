import { errorMessage } from '#client/lib/api'
import { useAppForm } from '#client/lib/form'
import { type ListedTeam, type TeamPlanChange, useChangeTeamPlan } from '#client/queries/admin-teams'
import { useConfig } from '#client/queries/config'
import { useTimeZone } from '#client/queries/user'
import { Button } from '#client/ui/button'
import { Choice } from '#client/ui/choice'
import { Dialog, DialogActions } from '#client/ui/dialog'
import { Field } from '#client/ui/field'
import { Input } from '#client/ui/input'
import { Stack } from '#client/ui/layout'
import { toast } from '#client/ui/toast'
import styles from './plan-dialog.module.css'
import { type PlanValues, planChange, planProblems, planValues } from './plan-values.ts'
import { adminTeamsTexts } from './texts.ts'

/** Gives a team Enterprise, with its limits and end, or takes it back. */
export function PlanDialog({ team, onClose }: { team: ListedTeam; onClose: () => void }) {
  const words = adminTeamsTexts.dialog
  const timeZone = useTimeZone()
  const hasPlans = useConfig()?.features.plans ?? true
  const changing = useChangeTeamPlan()
  const form = useAppForm<PlanValues, ListedTeam>({
    initial: planValues(team, timeZone),
    check: (values) => planProblems(values, timeZone, Date.now()),
    send: (values) => changing.mutateAsync({ team, change: planChange(values, timeZone) }),
    onSent: ({ name }) => {
      const { title, description } = words.saved
      toast({ kind: 'success', title, description: description(name) })
      onClose()
    },
    onFailure: (error) => {
      toast({ kind: 'error', title: words.failed, description: errorMessage(error) })
      return undefined
    },
  })
  const { plan } = form.values

  const field = (name: 'seats' | 'posts' | 'until', type: 'number' | 'date', hint: string) => {
    const { error, value, onChange } = form.field(name)
    return (
      <Field label={words[name]} hint={hint} error={error}>
        {(control) => (
          <Input
            {...control}
            type={type}
            {...(type === 'number' && { min: 1, inputMode: 'numeric' })}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
    )
  }
  return (
    <Dialog title={words.title(team.name)} open onClose={onClose}>
      <form {...form.props}>
        <Stack gap={16} className={styles.fields}>
          <Choice
            label={words.plan}
            options={['trial', 'enterprise'] as const}
            nameOf={(each) => (each === 'trial' && !hasPlans ? words.none : adminTeamsTexts.plans[each])}
            chosen={plan}
            onChoose={(chosen: NonNullable<TeamPlanChange['plan']>) => form.change({ plan: chosen })}
          />
          {plan === 'enterprise' && (
            <>
              {field('seats', 'number', words.empty)}
              {field('posts', 'number', words.empty)}
              {field('until', 'date', words.emptyUntil)}
            </>
          )}
        </Stack>
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" variant="primary" pending={form.isSending} pendingLabel={words.saving}>
            {words.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
