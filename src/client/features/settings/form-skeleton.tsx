import { SectionBones } from '#client/ui/form-section'
import { Stack } from '#client/ui/layout'
import { Bone, Skeleton } from '#client/ui/skeleton'

/** Placeholder for a form with these sections, given by their numbers of fields. */
export function FormSkeleton({ label, sections }: { label: string; sections: readonly number[] }) {
  return (
    <Skeleton label={label}>
      {sections.map((fields, section) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity beyond their place
        <SectionBones about={<Bone width="55%" height="20px" />} key={section}>
          {Array.from({ length: fields }, (_, field) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <Stack gap={4} key={field}>
              <Bone width="112px" height="14px" />
              <Bone width="100%" height="40px" />
            </Stack>
          ))}
        </SectionBones>
      ))}
    </Skeleton>
  )
}
