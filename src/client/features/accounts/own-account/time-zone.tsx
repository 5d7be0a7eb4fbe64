import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useMemo, useState } from 'react'
import { callApi, sentenceOf } from '#client/lib/api'
import { queryKeys } from '#client/lib/query'
import type { User } from '#client/lib/use-user'
import { Button } from '#client/ui/button'
import { Field } from '#client/ui/field'
import { FormSection } from '#client/ui/form-section'
import { Select } from '#client/ui/select'
import { toast } from '#client/ui/toast'
import { browserTimeZone } from '../session.ts'
import { texts } from './texts.ts'
import { groupTimeZones, knownTimeZones } from './time-zones.ts'

const words = texts.timeZone

/** Saved on request: while one types in the select its value passes through zones that are not meant. */
export function TimeZone({ user }: { user: User }) {
  const [zone, setZone] = useState(user.timeZone)
  const saving = useSaveTimeZone()
  const own = browserTimeZone()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!saving.isPending) saving.mutate(zone)
  }

  return (
    <FormSection title={words.title} text={words.text}>
      <form className="inline-form" onSubmit={submit}>
        <Field label={words.label}>
          {(control) => (
            <Select {...control} value={zone} onChange={(event) => setZone(event.target.value)}>
              <ZoneOptions current={user.timeZone} own={own} />
            </Select>
          )}
        </Field>
        <div className="row wrap">
          <Button type="submit" pending={saving.isPending} pendingLabel={words.saving}>
            {words.save}
          </Button>
          {own !== zone && (
            <Button variant="quiet" onClick={() => setZone(own)}>
              {words.takeDevice(own.replaceAll('_', ' '))}
            </Button>
          )}
        </div>
      </form>
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

/** The answer is the whole person: the month's count may differ where another month has begun. */
function useSaveTimeZone() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (timeZone: string) => callApi('updateUser', { body: { timeZone } }),
    onSuccess: (user) => {
      cache.setQueryData(queryKeys.user, user)
      const zone = user.timeZone.replaceAll('_', ' ')
      toast({ kind: 'success', title: words.saved.title, description: words.saved.description(zone) })
    },
    onError: (error) => toast({ kind: 'error', title: words.failed, description: sentenceOf(error) }),
  })
}
