import { useAppForm } from '#client/lib/form'
import { Button } from '#client/ui/button'
import { Dialog, DialogActions } from '#client/ui/dialog'
import { Field } from '#client/ui/field'
import { Input } from '#client/ui/input'
import { Stack } from '#client/ui/layout'
import { isMentionName, type Mention, mentionLimits, readMentionUrn, readPageName } from '#shared/rules/mentions'
import { mentionTexts as texts } from './texts.ts'

/** The window for someone who is not in the list: their name and urn. */
export function NameMention({
  words,
  onNamed,
  onClose,
}: {
  /** A begun name, or a urn. */
  words: string
  onNamed: (mention: Mention) => void
  onClose: () => void
}) {
  const isUrn = readMentionUrn(words) !== null
  const form = useAppForm({
    initial: { name: isUrn || readPageName(words) ? '' : words, urn: isUrn ? words : '' },
    check: ({ name, urn }) => ({
      name: !isMentionName(name.trim()) && texts.nameWrong,
      urn: readMentionUrn(urn) === null && texts.urnWrong,
    }),
    send: async ({ name, urn }) => onNamed({ name: name.trim(), urn: readMentionUrn(urn) ?? '' }),
  })
  const [name, urn] = [form.field('name'), form.field('urn')]
  return (
    <Dialog title={texts.title} open onClose={onClose}>
      <form {...form.props}>
        <Stack gap={16}>
          <Field label={texts.urn} hint={texts.urnHint} error={urn.error}>
            {(control) => (
              <Input
                {...control}
                value={urn.value}
                maxLength={mentionLimits.wordsCharacters}
                autoComplete="off"
                spellCheck={false}
                autoFocus={!isUrn}
                onChange={({ target }) => urn.onChange(target.value)}
              />
            )}
          </Field>
          <Field label={texts.name} hint={texts.nameHint} error={name.error}>
            {(control) => (
              <Input
                {...control}
                dir="auto"
                value={name.value}
                maxLength={mentionLimits.nameCharacters}
                autoComplete="off"
                spellCheck={false}
                autoFocus={isUrn}
                onChange={({ target }) => name.onChange(target.value)}
              />
            )}
          </Field>
        </Stack>
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant="primary">
            {texts.add}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
