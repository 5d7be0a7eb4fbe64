import { errorMessage } from '#client/lib/api'
import { useAppForm } from '#client/lib/form'
import { type Team, useChangeTeam } from '#client/queries/team'
import { Button } from '#client/ui/button'
import { Field } from '#client/ui/field'
import { FormSection } from '#client/ui/form-section'
import { Input } from '#client/ui/input'
import { Stack } from '#client/ui/layout'
import { RadioCards } from '#client/ui/radio-cards'
import { SwitchLine } from '#client/ui/switch'
import { toast } from '#client/ui/toast'
import { reviewModes, teamLimits } from '#shared/rules/teams'
import styles from './review-section.module.css'
import { teamTexts } from './texts.ts'

const maxHours = teamLimits.approvalWindowHours

/** Whether posts are approved before they are published, by whom, and for which time. */
export function ReviewSection({ team }: { team: Team }) {
  const words = teamTexts.review
  const saving = useChangeTeam(team.slug)
  const form = useAppForm({
    initial: { review: team.review, selfApproval: team.selfApproval, hours: String(team.approvalWindowHours) },
    check: ({ hours }) => ({ hours: !isWindow(hours) && words.windowInvalid(maxHours) }),
    send: ({ hours, ...rest }) => saving.mutateAsync({ ...rest, approvalWindowHours: Number(hours) }),
    onSent: () => toast({ kind: 'success', ...words.saved }),
    onFailure: (error) => {
      toast({ kind: 'error', title: teamTexts.changeFailed, description: errorMessage(error) })
      return undefined
    },
  })
  const hours = form.field('hours')
  const { review, selfApproval } = form.values
  return (
    <FormSection title={words.title}>
      <Stack as="form" gap={20} {...form.props}>
        <RadioCards
          legend={words.legend}
          value={review}
          onChange={(mode) => form.change({ review: mode })}
          options={reviewModes.map((mode) => ({ value: mode, label: words.modes[mode], hint: words.hints[mode] }))}
          isStacked
        />
        {review !== 'none' && (
          <>
            <SwitchLine
              label={words.selfApproval}
              checked={selfApproval}
              onChange={(isOn) => form.change({ selfApproval: isOn })}
            />
            <Field label={words.window} hint={words.windowHint} error={hours.error}>
              {(control) => (
                <Input
                  {...control}
                  className={styles.hours}
                  type="number"
                  inputMode="numeric"
                  min={0}
                  max={maxHours}
                  value={hours.value}
                  onChange={({ target }) => hours.onChange(target.value)}
                />
              )}
            </Field>
          </>
        )}
        <Button start type="submit" pending={form.isSending} pendingLabel={teamTexts.saving}>
          {teamTexts.save}
        </Button>
      </Stack>
    </FormSection>
  )
}

/** The same for members who can't change it. */
export function ReviewRules({ team }: { team: Team }) {
  const words = teamTexts.review
  return (
    <FormSection title={words.title}>
      <p>
        {words.rules[team.review]}
        {team.review !== 'none' && ` ${words.self(team.selfApproval)} ${words.moved(team.approvalWindowHours)}`}
      </p>
    </FormSection>
  )
}

function isWindow(typed: string): boolean {
  return /^\d{1,3}$/.test(typed.trim()) && Number(typed) <= maxHours
}
