// Stands for 'server-only' in tests: nothing to load.
