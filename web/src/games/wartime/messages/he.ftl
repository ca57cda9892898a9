wartime-name = WarTime
wartime-tagline = מיניאטורות על שולחן מדידה: בונים בסיס, מטילים קובייה, מניחים את סרגל המדידה, ונשארים אחרונים עם כלים במשחק.
wartime-minutes = 45–120
