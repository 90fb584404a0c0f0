import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import './styles.css';

const container = document.getElementById('root');
if (container) createRoot(container).render(<App />);
