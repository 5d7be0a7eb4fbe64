import { errorMessage } from '#client/lib/api'
import { useAppForm } from '#client/lib/form'
import { browserTimeZone, useUpdateUser } from '#client/queries/accounts'
import type { User } from '#client/queries/user'
import { Button } from '#client/ui/button'
import { FormSection } from '#client/ui/form-section'
import { Cluster } from '#client/ui/layout'
import { toast } from '#client/ui/toast'
import { ZoneField } from '#client/ui/zone-field'
import { placeOf } from '#shared/time/zone-names'
import { SectionForm } from '../section-form.tsx'
import { texts } from './texts.ts'

/** Saved on request: what is typed passes through unintended zones. */
export function TimeZone({ user }: { user: User }) {
  const own = browserTimeZone()
  const saving = useUpdateUser()
  const form = useAppForm({
    initial: { timeZone: user.timeZone },
    send: saving.mutateAsync,
    onSent: (saved) => {
      const description = texts.timeZone.saved.description(placeOf(saved.timeZone))
      toast({ kind: 'success', title: texts.timeZone.saved.title, description })
    },
    onFailure: (error) => {
      toast({ kind: 'error', title: texts.timeZone.failed, description: errorMessage(error) })
      return undefined
    },
  })
  const zone = form.field('timeZone')

  return (
    <FormSection title={texts.timeZone.title}>
      <SectionForm {...form.props}>
        <ZoneField label={texts.timeZone.label} value={zone.value} onChange={zone.onChange} />
        <Cluster>
          <Button type="submit" pending={form.isSending} pendingLabel={texts.timeZone.saving}>
            {texts.timeZone.save}
          </Button>
          {own !== zone.value && (
            <Button variant="quiet" onClick={() => zone.onChange(own)}>
              {texts.timeZone.takeDevice(placeOf(own))}
            </Button>
          )}
        </Cluster>
      </SectionForm>
    </FormSection>
  )
}
