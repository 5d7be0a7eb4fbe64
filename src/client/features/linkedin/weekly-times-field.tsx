import { Plus, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useTimeZone } from '#client/queries/user'
import { Button } from '#client/ui/button'
import { Field, Hint } from '#client/ui/field'
import { IconButton } from '#client/ui/icon-button'
import { Input } from '#client/ui/input'
import { Cluster, Stack } from '#client/ui/layout'
import { Select } from '#client/ui/select'
import { linkedinTexts } from './texts.ts'
import { keyOf, nameWeekday, type WeeklyTime, weekdays, withWeeklyTime } from './weekly-times.ts'
import styles from './weekly-times-field.module.css'

/** The times of the week at which an account's queue is published. */
export function WeeklyTimesField({
  slots,
  onChange,
}: {
  slots: readonly WeeklyTime[]
  onChange: (slots: WeeklyTime[]) => void
}) {
  const texts = linkedinTexts.slots
  const id = useId()
  const timeZone = useTimeZone()
  const [weekday, setWeekday] = useState(1)
  const [time, setTime] = useState('09:00')
  const [isThere, setIsThere] = useState(false)

  function add() {
    const next = withWeeklyTime(slots, { weekday, time })
    setIsThere(next === null)
    if (next) onChange(next)
  }

  return (
    <Stack as="section" gap={8} aria-labelledby={id}>
      <h4 id={id}>{texts.title}</h4>
      <Hint>{texts.hint(timeZone)}</Hint>
      {slots.length === 0 ? (
        <Hint>{texts.none}</Hint>
      ) : (
        <Cluster as="ul" align="stretch" className={styles.list}>
          {slots.map((weeklyTime) => {
            const name = `${nameWeekday(weeklyTime.weekday)} ${weeklyTime.time}`
            return (
              <Cluster as="li" gap={4} wrap={false} key={keyOf(weeklyTime)}>
                {name}
                <IconButton
                  size="sm"
                  icon={X}
                  label={texts.remove(name)}
                  onClick={() => onChange(slots.filter((each) => each !== weeklyTime))}
                />
              </Cluster>
            )
          })}
        </Cluster>
      )}
      <div className={styles.add}>
        <Field label={texts.weekday}>
          {(control) => (
            <Select {...control} value={weekday} onChange={({ target }) => setWeekday(Number(target.value))}>
              {weekdays.map((each) => (
                <option key={each} value={each}>
                  {nameWeekday(each)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={texts.time} error={isThere ? texts.exists : null}>
          {(control) => (
            <Input
              {...control}
              type="time"
              value={time}
              onChange={({ target }) => {
                setTime(target.value)
                setIsThere(false)
              }}
            />
          )}
        </Field>
        <Button icon={Plus} disabled={!time} onClick={add}>
          {texts.add}
        </Button>
      </div>
    </Stack>
  )
}
