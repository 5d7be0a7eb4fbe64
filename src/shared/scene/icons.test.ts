import { expect, test } from 'vitest'
import { findIcon, icons } from './icons.ts'

test('the icons are those of the specification, in its order', () => {
  const names =
    'Heart, Star, User, Home, Mail, Phone, Camera, Calendar, Clock, Map Pin, Search, Settings, Shield, Zap, Globe, Wifi, Battery, Download, Upload, Play, Pause, Skip Forward, Skip Back, Grid'
  expect(icons.map((icon) => icon.name)).toEqual(names.split(', '))
  expect(findIcon('Map Pin')?.nodes.length).toBeGreaterThan(0)
})
