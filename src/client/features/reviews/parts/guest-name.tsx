import { useState } from 'react'
import type { FormField } from '#client/lib/form'
import { Button } from '#client/ui/button'
import { Cluster } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import { TextField } from '#client/ui/text-field'
import { reviewLimits } from '#shared/rules/reviews'
import { guestTexts as texts } from './texts.ts'

/** A guest’s name: a field the first time, then a line. */
export function GuestName({ field, known }: { field: FormField<string>; known: string }) {
  const [isChanging, setIsChanging] = useState(known === '')
  if (!isChanging && known !== '') {
    return (
      <Cluster>
        <Text as="span" size={14} tone="dim">
          {texts.as(known)}
        </Text>
        <Button size="sm" variant="quiet" onClick={() => setIsChanging(true)}>
          {texts.changeName}
        </Button>
      </Cluster>
    )
  }
  return <TextField label={texts.name} autoComplete="name" maxLength={reviewLimits.guestNameCharacters} {...field} />
}
