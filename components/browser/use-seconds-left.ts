'use client';

import { useEffect, useEffectEvent, useState } from 'react';

const everyMs = 15_000;

/** The seconds left of those an answer, known by itself, came with, counted down on the browser's steady clock; calls `onPassed` once they are over. */
export function useSecondsLeft(
  answer: unknown,
  seconds: number | null | undefined,
  onPassed?: () => void,
): number {
  const [counted, setCounted] = useState({ answer, passed: 0 });
  const passedNow = useEffectEvent(() => onPassed?.());
  useEffect(() => {
    if (!seconds) return;
    const started = performance.now();
    const timer = setInterval(() => {
      const passed = (performance.now() - started) / 1000;
      setCounted({ answer, passed });
      if (passed < seconds) return;
      clearInterval(timer);
      passedNow();
    }, everyMs);
    return () => clearInterval(timer);
  }, [answer, seconds]);
  return Math.max(0, (seconds ?? 0) - (counted.answer === answer ? counted.passed : 0));
}
