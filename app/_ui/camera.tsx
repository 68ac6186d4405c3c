'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import { readQr } from './read-qr'

type Props = {
  /** Every code that is seen, again and again while it is seen. */
  onRead: (text: string) => void
  /** There is none, or the person does not allow it. */
  onDenied: () => void
}

/** Milliseconds between two looks. */
const PAUSE = 100

/** What the camera on the back sees, read for codes until it is taken off the screen. */
export function Camera({ onRead, onDenied }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const read = useEffectEvent(onRead)
  const denied = useEffectEvent(onDenied)
  useEffect(() => {
    let here = true
    let stream: MediaStream | null = null
    const stop = () => stream?.getTracks().forEach((track) => track.stop())
    async function look(screen: HTMLVideoElement) {
      try {
        // Without HTTPS there are no devices, which fails here too.
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: 'environment', width: { ideal: 1280 } },
        })
        if (!here) return stop()
        screen.srcObject = stream
        await screen.play()
      } catch {
        if (here) denied()
        return
      }
      while (here) {
        const text = await readQr(screen)
        if (text !== null && here) read(text)
        await new Promise((go) => setTimeout(go, PAUSE))
      }
    }
    if (video.current) void look(video.current)
    return () => {
      here = false
      stop()
    }
  }, [])
  return (
    <video
      ref={video}
      muted
      playsInline
      className="rounded-card bg-sunken aspect-square w-full max-w-80 object-cover"
    />
  )
}
