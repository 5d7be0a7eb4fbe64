import { useMemo } from 'react'
import { errorMessage } from '#client/lib/api'
import { useAppForm } from '#client/lib/form'
import { browserTimeZone, useUpdateUser } from '#client/queries/accounts'
import type { User } from '#client/queries/user'
import { Button } from '#client/ui/button'
import { Field } from '#client/ui/field'
import { FormSection } from '#client/ui/form-section'
import { Cluster } from '#client/ui/layout'
import { Select } from '#client/ui/select'
import { toast } from '#client/ui/toast'
import { SectionForm } from '../section-form.tsx'
import { texts } from './texts.ts'
import { groupTimeZones, knownTimeZones } from './time-zones.ts'

/** Saved on request: while one types in the select its value passes through zones that are not meant. */
export function TimeZone({ user }: { user: User }) {
  const own = browserTimeZone()
  const saving = useUpdateUser()
  const form = useAppForm({
    initial: { timeZone: user.timeZone },
    send: saving.mutateAsync,
    onSent: (saved) => {
      const description = texts.timeZone.saved.description(saved.timeZone.replaceAll('_', ' '))
      toast({ kind: 'success', title: texts.timeZone.saved.title, description })
    },
    onFailure: (error) => {
      toast({ kind: 'error', title: texts.timeZone.failed, description: errorMessage(error) })
      return undefined
    },
  })
  const zone = form.field('timeZone')

  return (
    <FormSection title={texts.timeZone.title} text={texts.timeZone.text}>
      <SectionForm {...form.props}>
        <Field label={texts.timeZone.label}>
          {(control) => (
            <Select {...control} value={zone.value} onChange={(event) => zone.onChange(event.target.value)}>
              <ZoneOptions current={user.timeZone} own={own} />
            </Select>
          )}
        </Field>
        <Cluster>
          <Button type="submit" pending={form.isSending} pendingLabel={texts.timeZone.saving}>
            {texts.timeZone.save}
          </Button>
          {own !== zone.value && (
            <Button variant="quiet" onClick={() => zone.onChange(own)}>
              {texts.timeZone.takeDevice(own.replaceAll('_', ' '))}
            </Button>
          )}
        </Cluster>
      </SectionForm>
    </FormSection>
  )
}

function ZoneOptions({ current, own }: { current: string; own: string }) {
  const groups = useMemo(() => groupTimeZones([...new Set([...knownTimeZones(current), own])]), [current, own])
  return groups.map(({ region, zones }) => (
    <optgroup key={region} label={region}>
      {zones.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </optgroup>
  ))
}
