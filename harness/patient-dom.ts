import { configure } from '@testing-library/react';

// The library gives up after one second, which two busy cores can take for nothing.
configure({ asyncUtilTimeout: 20_000 });
