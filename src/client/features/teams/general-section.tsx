import { errorMessage } from '#client/lib/api'
import { useAppForm } from '#client/lib/form'
import { type Team, useChangeTeam } from '#client/queries/team'
import { Button } from '#client/ui/button'
import { FormSection } from '#client/ui/form-section'
import { Stack } from '#client/ui/layout'
import { TextField } from '#client/ui/text-field'
import { toast } from '#client/ui/toast'
import { ZoneField } from '#client/ui/zone-field'
import { teamLimits } from '#shared/rules/teams'
import { teamTexts } from './texts.ts'

/** The team's name and time zone. */
export function GeneralSection({ team }: { team: Team }) {
  const words = teamTexts.general
  const saving = useChangeTeam(team.slug)
  const form = useAppForm({
    initial: { name: team.name, timeZone: team.timeZone },
    check: ({ name }) => ({ name: !name.trim() && words.nameMissing }),
    send: saving.mutateAsync,
    onSent: () => toast({ kind: 'success', ...words.saved }),
    onFailure: (error) => {
      toast({ kind: 'error', title: teamTexts.changeFailed, description: errorMessage(error) })
      return undefined
    },
  })
  const zone = form.field('timeZone')
  return (
    <FormSection title={words.title}>
      <Stack as="form" gap={20} {...form.props}>
        <TextField label={words.name} {...form.field('name')} maxLength={teamLimits.nameCharacters} dir="auto" />
        <ZoneField label={words.zone} value={zone.value} onChange={zone.onChange} />
        <Button start type="submit" pending={form.isSending} pendingLabel={teamTexts.saving}>
          {teamTexts.save}
        </Button>
      </Stack>
    </FormSection>
  )
}
