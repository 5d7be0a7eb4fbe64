import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '#client/lib/api'
import { type Problems, useAppForm } from '#client/lib/form'
import { formatNumber } from '#client/lib/formatting'
import { newerPollOf, type StoredPoll, useSavePoll, type WrittenPoll } from '#client/queries/posts/polls'
import { Button } from '#client/ui/button'
import { Field, Hint } from '#client/ui/field'
import { IconButton } from '#client/ui/icon-button'
import { Input, TextArea } from '#client/ui/input'
import { Cluster, Stack } from '#client/ui/layout'
import { Select } from '#client/ui/select'
import { toast } from '#client/ui/toast'
import { defaultPollDays, type PollDays, pollDays, pollLimits, repeatedOptions } from '#shared/rules/polls'
import { isBlank } from '#shared/text/is-blank'
import { NewerPoll } from './newer-poll.tsx'
import { pollDraftOf } from './poll-draft.ts'
import { pollTexts as texts } from './texts.ts'

const { questionCharacters, optionCharacters, minOptions, maxOptions } = pollLimits

/** Edits a poll. Input is kept until it is saved or discarded, even if someone else saves another poll meanwhile. */
export function PollForm({
  postId,
  stored,
  onClose,
}: {
  postId: string
  stored: StoredPoll | null
  onClose: () => void
}) {
  const save = useSavePoll(postId)
  const [newer, setNewer] = useState<StoredPoll | null>()
  const [wasTried, setWasTried] = useState(false)
  const form = useAppForm<WrittenPoll, StoredPoll>({
    initial: toWritten(stored),
    draft: pollDraftOf(postId),
    check: problemsOf,
    onInvalid: () => setWasTried(true),
    send: (written) => save.mutateAsync(written),
    onSent: () => {
      toast({ kind: 'success', title: texts.saved })
      onClose()
    },
    onFailure: (error) => {
      const found = newerPollOf(error)
      setNewer(found)
      if (found === undefined) toast({ kind: 'error', title: texts.changeFailed, description: errorMessage(error) })
      return undefined
    },
  })
  const { values, change } = form
  const repeated = repeatedOptions(values.options)

  function giveUp() {
    form.drop()
    onClose()
  }

  return (
    <Stack as="form" gap={12} {...form.props}>
      <Field
        label={texts.question}
        hint={texts.left(formatNumber(Math.max(0, questionCharacters - values.question.length)))}
        error={problemOf(values.question, questionCharacters, wasTried)}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            dir="auto"
            autoFocus
            value={values.question}
            onChange={({ target }) => change({ question: target.value })}
          />
        )}
      </Field>
      {values.options.map((option, index) => (
        <Option
          // biome-ignore lint/suspicious/noArrayIndexKey: options have no other identity while they are written
          key={index}
          number={index + 1}
          value={option}
          error={repeated.includes(index) ? texts.repeated : problemOf(option, optionCharacters, wasTried)}
          onChange={(text) => change({ options: values.options.map((each, at) => (at === index ? text : each)) })}
          {...(values.options.length > minOptions && {
            onRemove: () => change({ options: values.options.filter((_each, at) => at !== index) }),
          })}
        />
      ))}
      {values.options.length < maxOptions && (
        <Button start size="sm" icon={Plus} onClick={() => change({ options: [...values.options, ''] })}>
          {texts.addOption}
        </Button>
      )}
      <Field label={texts.days} hint={texts.votersShown}>
        {(control) => (
          <Select
            {...control}
            value={values.days}
            onChange={({ target }) => change({ days: Number(target.value) as PollDays })}
          >
            {pollDays.map((days) => (
              <option key={days} value={days}>
                {texts.periods[days]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {newer !== undefined && (
        <NewerPoll
          poll={newer}
          onKeepMine={() => {
            setNewer(undefined)
            change({ begunFrom: newer?.version ?? 0 })
          }}
          onTakeTheirs={giveUp}
        />
      )}
      {newer === undefined && (
        <Cluster>
          <Button type="submit" variant="primary" pending={form.isSending} pendingLabel={texts.saving}>
            {texts.save}
          </Button>
          <Button variant="quiet" onClick={giveUp}>
            {texts.cancel}
          </Button>
        </Cluster>
      )}
      <Hint>{texts.hint}</Hint>
    </Stack>
  )
}

function Option({
  number,
  value,
  error,
  onChange,
  onRemove,
}: {
  /** From 1. */
  number: number
  value: string
  error: string | null
  onChange: (text: string) => void
  /** Missing: this option is required. */
  onRemove?: () => void
}) {
  return (
    <Field label={texts.option(number)} error={error}>
      {(control) => (
        <Cluster gap={4} wrap={false}>
          <Input {...control} dir="auto" value={value} onChange={({ target }) => onChange(target.value)} />
          {onRemove && <IconButton icon={X} size="sm" label={texts.removeOption(number)} onClick={onRemove} />}
        </Cluster>
      )}
    </Field>
  )
}

function toWritten(stored: StoredPoll | null): WrittenPoll {
  if (!stored) return { question: '', options: ['', ''], days: defaultPollDays, begunFrom: 0 }
  const { version: begunFrom, question, options, days } = stored
  return { question, options: [...options], days, begunFrom }
}

/** @param wasTried whether an empty field is wrong already */
function problemOf(text: string, most: number, wasTried: boolean): string | null {
  const over = text.trim().length - most
  if (over > 0) return texts.tooLong(formatNumber(over))
  return wasTried && isBlank(text) ? texts.missing : null
}

function problemsOf({ question, options }: WrittenPoll): Problems<WrittenPoll> {
  const hasProblem = options.some((option) => problemOf(option, optionCharacters, true))
  return {
    question: problemOf(question, questionCharacters, true),
    options: hasProblem || repeatedOptions(options).length > 0 ? texts.missing : null,
  }
}
